import * as v from 'valibot';
import { WebSocket } from 'ws';
import { PUSH_PATH, PushMessage } from '#contract/entities';
import { CannotRun, type Player } from './player.ts';

const WAIT_MS = 3_000;
const Frame = v.pipe(v.string(), v.parseJson(), PushMessage);

export class Heard {
  readonly #socket: WebSocket;
  readonly pushes: PushMessage[] = [];
  readonly #first: Promise<void>;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    this.#first = new Promise((resolve) => {
      socket.on('message', (frame) => {
        const push = v.safeParse(Frame, String(frame as Buffer));
        if (!push.success) return;
        this.pushes.push(push.output);
        resolve();
      });
    });
  }

  /** @throws CannotRun if the channel does not open */
  static async by({ calls }: Player, url: string): Promise<Heard> {
    const address = new URL(`${PUSH_PATH}?token=${encodeURIComponent(calls.token)}`, url.replace(/^http/, 'ws'));
    const socket = new WebSocket(address, { handshakeTimeout: WAIT_MS });
    const heard = new Heard(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.on('error', (error) => reject(new CannotRun(`the wallet channel does not open: ${error.message}`)));
    });
    return heard;
  }

  /** The first push; undefined after a while without one. */
  async first(): Promise<PushMessage | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<void>((resolve) => (timer = setTimeout(resolve, WAIT_MS)));
    await Promise.race([this.#first, silence]);
    clearTimeout(timer);
    return this.pushes[0];
  }

  close(): void {
    this.#socket.terminate();
  }
}
