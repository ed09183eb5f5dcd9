import { on, once } from 'node:events';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { PUSH_PATH, PushMessage } from '#contract/entities';

const OPENS_MS = 3_000;

/** What a player hears on the wallet channel. */
export class Heard {
  readonly pushes: PushMessage[] = [];
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('error', () => {});
    socket.on('message', (frame) => {
      const push = v.safeParse(PushMessage, read(frame));
      if (push.success) this.pushes.push(push.output);
    });
  }

  /** @throws Error where the channel does not open */
  static async by(token: string, url: string): Promise<Heard> {
    const address = new URL(`${PUSH_PATH}?token=${encodeURIComponent(token)}`, url.replace(/^http/, 'ws'));
    const socket = new WebSocket(address, { handshakeTimeout: OPENS_MS });
    const heard = new Heard(socket);
    await once(socket, 'open');
    return heard;
  }

  /** Whether such a frame comes in time. */
  async until(isIt: (frame: { readonly mark?: unknown }) => boolean, ms: number): Promise<boolean> {
    try {
      const frames = on(this.#socket, 'message', { signal: AbortSignal.timeout(ms) });
      for await (const [frame] of frames) if (isIt(read(frame))) return true;
    } catch {
      // Nothing came, or the channel closed.
    }
    return false;
  }

  close(): void {
    this.#socket.terminate();
  }
}

function read(frame: unknown): { readonly mark?: unknown } {
  try {
    return (JSON.parse(String(frame)) ?? {}) as object;
  } catch {
    return {};
  }
}
