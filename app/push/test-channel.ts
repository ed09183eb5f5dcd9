import { vi } from 'vitest';
import { openWalletChannel } from './wallet-channel.ts';

export class FakeSocket extends EventTarget {
  readyState = 0;
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

/** Every `WebSocket` that is opened from now on; `vi.unstubAllGlobals` ends it. */
export function stubSockets(): readonly FakeSocket[] {
  const sockets: FakeSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends FakeSocket {
      static readonly OPEN = 1;
      static readonly CONNECTING = 0;
      constructor() {
        super();
        sockets.push(this);
      }
    },
  );
  return sockets;
}

/** With `random` 1 each attempt comes at the end of its waiting time. */
export function start(random = () => 1) {
  const sockets: FakeSocket[] = [];
  const onMessage = vi.fn();
  const onGap = vi.fn();
  const hasMissed = vi.fn(async () => false);
  const onIgnored = vi.fn();
  const statuses: string[] = [];
  const channel = openWalletChannel({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    onMessage,
    onGap,
    hasMissed,
    onIgnored,
    onStatus: (status) => statuses.push(status),
    random,
  });
  const last = () => sockets.at(-1) as FakeSocket;
  return { sockets, onMessage, onGap, hasMissed, onIgnored, statuses, channel, last };
}

export const settled = (id: number, balance = '1') => JSON.stringify({ id, notifyType: 'SETTLE', balance });
export const heard = ({ onMessage }: Pick<ReturnType<typeof start>, 'onMessage'>) =>
  onMessage.mock.calls.map(([{ id, balance }, isLate]) => `${id} ${balance}${isLate ? ' late' : ''}`);
