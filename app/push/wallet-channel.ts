import { HEARTBEAT_EVERY_MS, type PushMessage } from '#contract/entities';
import { messageOrder } from './message-order.ts';
import { parseFrame } from './parse-frame.ts';
import { reconnectPauses } from './reconnect-pauses.ts';

/** Section 9 of the specification. */
const FAILURES_MAX = 5;
/** Three heartbeats of the contract: a slow network delays one, not three. Without heartbeats, the account is read then. */
const SILENT_AFTER_MS = 3 * HEARTBEAT_EVERY_MS;
/** A server that accepts and then closes would otherwise be called once a second without end. */
const STABLE_AFTER_MS = 5_000;

export interface WalletChannel {
  /**
   * Reconnects at once, with the failure count reset: the page is online or visible again. `isSuspect`: also if the socket claims
   * to be open; after a sleep or a change of network it may not know that it is closed.
   */
  rearm(isSuspect?: boolean): void;
  close(): void;
}

export interface WalletChannelOptions {
  /** A promise if the address has to be requested first; it never rejects. */
  readonly connect: () => WebSocket | Promise<WebSocket>;
  /** `isLate`: a later message may have come before it, so its balance may be an older one. */
  readonly onMessage: (message: PushMessage, isLate: boolean) => void;
  /** Messages are missing or out of order, or the channel was silent: their subjects have to be refetched. */
  readonly onGap: () => void;
  /**
   * Called when an upstream without heartbeats was silent for 15 s: whether something has happened that was not pushed, or no one
   * answers. It never fails.
   */
  readonly hasMissed: () => Promise<boolean>;
  /** Frames that are no message of the contract: of an unknown kind, or broken. */
  readonly onIgnored: () => void;
  /** `interrupted`: lost, and reconnecting. `lost`: given up until it is reconnected from outside. */
  readonly onStatus: (status: 'connecting' | 'connected' | 'interrupted' | 'lost') => void;
  readonly random?: () => number;
}

/** The wallet's push channel: reconnects as specified, drops repeats, and passes on checked messages only. */
export function openWalletChannel({
  connect,
  onMessage,
  onGap,
  hasMissed,
  onIgnored,
  onStatus,
  random = Math.random,
}: WalletChannelOptions): WalletChannel {
  const pauseBefore = reconnectPauses(random);
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let reconnects = 0;
  let isClosed = false;
  let hasTrouble = false;
  /** The attempt whose address is being requested. */
  let asking: object | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** The upstream sends heartbeats; without them, silence alone says nothing. */
  let hasHeartbeats = false;

  /** Something was received, or the connection is new. */
  function listen() {
    clearTimeout(silence);
    silence = setTimeout(() => {
      silence = undefined;
      if (hasHeartbeats) replace();
      else void probe();
    }, SILENT_AFTER_MS);
  }

  /** Half open: the other end is gone, and a close would wait for its answer. A new socket replaces it. */
  function replace() {
    hasTrouble = true;
    onGap();
    open();
  }

  /** A half-open socket stays open and says nothing, like a quiet one: the difference is what it would have said. */
  async function probe() {
    const silent = socket;
    const isDead = await hasMissed();
    // Replaced, lost, closed or heard meanwhile.
    if (isClosed || socket !== silent || silence !== undefined || silent?.readyState !== WebSocket.OPEN) return;
    if (isDead) replace();
    else listen();
  }

  function open() {
    clearTimeout(timer);
    clearTimeout(silence);
    onStatus(hasTrouble ? 'interrupted' : 'connecting');
    const connecting = connect();
    if (!(connecting instanceof Promise)) return joined(connecting);
    const attempt = {};
    asking = attempt;
    void connecting.then((opened) => {
      if (asking !== attempt) return opened.close();
      asking = undefined;
      joined(opened);
    });
  }

  function joined(opened: WebSocket) {
    const old = socket;
    socket = opened;
    // A new socket has replaced it, so its close is no loss.
    old?.close();
    // Numbers count per connection: the next one may lead to an upstream that starts at 1.
    const orderOf = messageOrder();
    let stable: ReturnType<typeof setTimeout> | undefined;
    let isFailed = true;
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      hasTrouble = false;
      onStatus('connected');
      listen();
      stable = setTimeout(() => {
        isFailed = false;
        failures = reconnects = 0;
      }, STABLE_AFTER_MS);
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      const message = parseFrame(data);
      const isHeartbeat = message !== undefined && 'heartbeat' in message;
      hasHeartbeats ||= isHeartbeat;
      listen();
      if (message === undefined) return onIgnored();
      if (isHeartbeat) return;
      const order = orderOf(message);
      if (order === 'again') return;
      if (order !== 'repeat') onMessage(message, order === 'late');
      if (order !== 'next') onGap();
    });
    opened.addEventListener('close', () => {
      clearTimeout(stable);
      // No loss if it closes while the address of the next one is being requested.
      if (socket === opened && !isClosed && asking === undefined) onLoss(isFailed);
    });
  }

  /** @param isFailed the attempt itself has failed; the loss of a connection that was stable is none of the five */
  function onLoss(isFailed: boolean) {
    clearTimeout(silence);
    if (isFailed) failures += 1;
    hasTrouble = true;
    if (failures >= FAILURES_MAX) {
      onStatus('lost');
      return;
    }
    onStatus('interrupted');
    timer = setTimeout(open, pauseBefore(++reconnects));
  }

  open();
  return {
    rearm(isSuspect = false) {
      const isOpen = socket?.readyState === WebSocket.OPEN;
      const isOnTheWay = asking !== undefined || socket?.readyState === WebSocket.CONNECTING;
      if (isClosed || isOnTheWay || (isOpen && !isSuspect)) return;
      failures = reconnects = 0;
      open();
    },
    close() {
      isClosed = true;
      asking = undefined;
      clearTimeout(timer);
      clearTimeout(silence);
      socket?.close();
    },
  };
}
