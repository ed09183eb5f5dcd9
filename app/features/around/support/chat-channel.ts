import * as v from 'valibot';
import { ChatMessage } from '#contract/entities';
import { readJson } from '#app/api/read-json.ts';
import { reconnectPauses } from '#app/push/reconnect-pauses.ts';
import type { ChatStatus } from './chat-slice.ts';

/** A message without confirmation by then has failed; the player decides whether to send it again, with the same ref. */
const CONFIRMED_WITHIN_MS = 8_000;
/** On opening the upstream lists the messages it has: only then is it known what to send again. */
const HISTORY_WITHIN_MS = 300;
const FRAME_MAX = 65_536;

const MessageFrame = v.object({ message: ChatMessage });
const ErrorFrame = v.object({ error: v.string() });

export interface ChatChannelOptions {
  /** Opens a socket with a fresh token; fails if there is none. */
  readonly connect: () => Promise<WebSocket>;
  readonly onMessage: (message: ChatMessage) => void;
  readonly onStatus: (status: ChatStatus) => void;
  /** Messages to be sent now. */
  readonly waiting: () => readonly { readonly ref: string; readonly text: string }[];
  readonly onFailed: (ref: string) => void;
  readonly random?: () => number;
}

export interface ChatChannel {
  /** Sends waiting messages once connected. */
  flush(): void;
  /** Reconnects at once. */
  rearm(): void;
  close(): void;
}

/** The chat's socket: reconnects like the wallet's push, but without giving up, because the player is waiting for an answer; sends each waiting message once per connection, drops invalid frames. */
export function openChatChannel(options: ChatChannelOptions): ChatChannel {
  const { connect, onMessage, onStatus, waiting, onFailed, random = Math.random } = options;
  const pauseBefore = reconnectPauses(random);
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line = 0;
  let failures = 0;
  let isReady = false;
  let isOpening = false;
  /** Sent on this connection and not confirmed: ref and its timeout. */
  const sent = new Map<string, ReturnType<typeof setTimeout>>();

  async function open() {
    clearTimeout(timer);
    line += 1;
    const mine = line;
    isOpening = true;
    if (failures === 0) onStatus('connecting');
    const opened = await connect().catch(() => undefined);
    if (mine !== line) return opened?.close();
    isOpening = false;
    if (opened === undefined) return lose();
    socket = opened;
    opened.addEventListener('open', () => {
      if (mine !== line) return;
      onStatus('connected');
      timer = setTimeout(() => {
        failures = 0;
        isReady = true;
        flush();
      }, HISTORY_WITHIN_MS);
    });
    opened.addEventListener('message', ({ data }) => {
      if (mine === line) read(data);
    });
    opened.addEventListener('close', () => {
      if (mine === line) lose();
    });
  }

  function read(data: unknown) {
    const frame = parsed(data);
    if (v.is(MessageFrame, frame)) {
      const { message } = frame;
      if (message.ref !== undefined) stopWaiting(message.ref);
      return onMessage(message);
    }
    const [refused] = sent.keys();
    if (!v.is(ErrorFrame, frame) || refused === undefined) return undefined;
    stopWaiting(refused);
    return onFailed(refused);
  }

  function stopWaiting(ref: string) {
    clearTimeout(sent.get(ref));
    sent.delete(ref);
  }

  function lose() {
    drop();
    failures += 1;
    onStatus('disconnected');
    timer = setTimeout(() => void open(), pauseBefore(failures));
  }

  function drop() {
    clearTimeout(timer);
    for (const ref of sent.keys()) stopWaiting(ref);
    isReady = false;
    socket?.close();
    socket = undefined;
  }

  function flush() {
    if (!isReady || socket?.readyState !== WebSocket.OPEN) return;
    for (const { ref, text } of waiting()) {
      if (sent.has(ref)) continue;
      socket.send(JSON.stringify({ say: text, ref }));
      sent.set(
        ref,
        setTimeout(() => {
          if (!waiting().some((each) => each.ref === ref)) return stopWaiting(ref);
          onFailed(ref);
          // A silent connection may be dead; a new one lists what has arrived.
          return lose();
        }, CONFIRMED_WITHIN_MS),
      );
    }
  }

  void open();
  return {
    flush,
    rearm() {
      if (socket !== undefined || isOpening) return;
      failures = 0;
      void open();
    },
    close() {
      line += 1;
      drop();
    },
  };
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string' || data.length > FRAME_MAX) return undefined;
  try {
    return readJson(data);
  } catch {
    return undefined;
  }
}
