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
  /**
   * Tries again at once, with a fresh count of failures: the page is online or visible again. `isSuspect`: also where the socket
   * says that it is open; after a sleep or a change of network nobody has told it otherwise.
   */
  rearm(isSuspect?: boolean): void;
  close(): void;
}

export interface WalletChannelOptions {
  readonly connect: () => WebSocket;
  readonly onMessage: (message: PushMessage) => void;
  /** Frames that are no message of the contract: of a kind we do not know, or broken. */
  readonly onIgnored: () => void;
  /** `interrupted`: it was lost, and is being tried again. `lost`: given up until it is re-armed. */
  readonly onStatus: (status: 'connecting' | 'connected' | 'interrupted' | 'lost') => void;
  readonly random?: () => number;
}

/** The wallet's push channel: reconnects as specified, drops repeats, and hands over checked messages only. */
export function openWalletChannel({
  connect,
  onMessage,
  onIgnored,
  onStatus,
  random = Math.random,
}: WalletChannelOptions): WalletChannel {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastId = 0;
  let isClosed = false;
  let hasTrouble = false;

  function open() {
    clearTimeout(timer);
    onStatus(hasTrouble ? 'interrupted' : 'connecting');
    const opened = connect();
    socket = opened;
    let stable: ReturnType<typeof setTimeout> | undefined;
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      hasTrouble = false;
      onStatus('connected');
      stable = setTimeout(() => (failures = 0), STABLE_AFTER_MS);
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      const message = parseFrame(data);
      if (message === undefined) onIgnored();
      else if (!isRepeat(message)) onMessage(message);
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
    hasTrouble = true;
    if (failures >= FAILURES_MOST) {
      onStatus('lost');
      return;
    }
    onStatus('interrupted');
    timer = setTimeout(open, Math.min(RECONNECT_STEP_MS * failures, RECONNECT_MOST_MS) + JITTER_MS * random());
  }

  open();
  return {
    rearm(isSuspect = false) {
      const isOpen = socket?.readyState === WebSocket.OPEN;
      if (isClosed || socket?.readyState === WebSocket.CONNECTING || (isOpen && !isSuspect)) return;
      failures = 0;
      const old = socket;
      open();
      // After the new one stands in its place, its end is no loss.
      if (isOpen) old?.close();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
