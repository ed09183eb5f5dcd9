import type { PushMessage } from '#contract/push.ts';
import { parseFrame } from './parse-frame.ts';

/** Section 9 of the specification: 1 s x attempt, capped at 10 s, given up after 5 failures in a row. */
const RECONNECT_STEP_MS = 1_000;
const RECONNECT_MOST_MS = 10_000;
const FAILURES_MOST = 5;
const JITTER_MS = 300;
/** A server that accepts and then closes would otherwise be called once a second for ever. */
const STABLE_AFTER_MS = 5_000;

export interface WalletChannel {
  /** Tries again at once, with a fresh count of failures: the page is online or visible again. */
  rearm(): void;
  close(): void;
}

export interface WalletChannelOptions {
  readonly connect: () => WebSocket;
  readonly onMessage: (message: PushMessage) => void;
  readonly onStatus: (status: 'connecting' | 'connected' | 'lost') => void;
  readonly random?: () => number;
}

/** The wallet's push channel: reconnects as specified, drops repeats, and hands over checked messages only. */
export function openWalletChannel({
  connect,
  onMessage,
  onStatus,
  random = Math.random,
}: WalletChannelOptions): WalletChannel {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastId = 0;
  let isClosed = false;

  function open() {
    clearTimeout(timer);
    onStatus('connecting');
    const opened = connect();
    socket = opened;
    let stable: ReturnType<typeof setTimeout> | undefined;
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      onStatus('connected');
      stable = setTimeout(() => (failures = 0), STABLE_AFTER_MS);
    });
    opened.addEventListener('message', ({ data }) => {
      const message = socket === opened ? parseFrame(data) : undefined;
      if (message === undefined || isRepeat(message)) return;
      onMessage(message);
    });
    opened.addEventListener('close', () => {
      clearTimeout(stable);
      if (socket === opened && !isClosed) onLoss();
    });
  }

  function isRepeat({ id }: PushMessage): boolean {
    if (id === undefined) return false;
    if (id <= lastId) return true;
    lastId = id;
    return false;
  }

  function onLoss() {
    failures += 1;
    if (failures >= FAILURES_MOST) {
      onStatus('lost');
      return;
    }
    onStatus('connecting');
    timer = setTimeout(open, Math.min(RECONNECT_STEP_MS * failures, RECONNECT_MOST_MS) + JITTER_MS * random());
  }

  open();
  return {
    rearm() {
      if (isClosed || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
      failures = 0;
      open();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
