// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWalletChannel } from './wallet-channel.ts';

class FakeSocket extends EventTarget {
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

function start() {
  const sockets: FakeSocket[] = [];
  const onMessage = vi.fn();
  const onIgnored = vi.fn();
  const statuses: string[] = [];
  const channel = openWalletChannel({
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    onMessage,
    onIgnored,
    onStatus: (status) => statuses.push(status),
    random: () => 0,
  });
  const last = () => sockets.at(-1) as FakeSocket;
  return { sockets, onMessage, onIgnored, statuses, channel, last };
}

describe('the wallet channel', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('hands over checked messages, and counts what it drops', () => {
    const { last, onMessage, onIgnored } = start();
    last().open();
    last().say('{"notifyType":"RECHARGE","balance":"12.500000"}');
    for (const junk of [
      '',
      '{',
      'null',
      '[]',
      '{"notifyType":"EVIL","balance":"1"}',
      '{"notifyType":"RECHARGE","balance":-1}',
      'x'.repeat(9_999),
      new Uint8Array(4),
    ]) {
      last().say(junk);
    }
    expect(onMessage.mock.calls).toEqual([[{ notifyType: 'RECHARGE', balance: '12.500000' }]]);
    expect(onIgnored).toHaveBeenCalledTimes(8);
  });

  it('drops repeats and stragglers by their number', () => {
    const { last, onMessage } = start();
    last().open();
    for (const id of [1, 2, 2, 1, 3]) last().say(`{"id":${id},"notifyType":"SETTLE","balance":"1"}`);
    expect(onMessage.mock.calls.map(([message]) => message.id)).toEqual([1, 2, 3]);
  });

  it('reconnects after 1, 2, 3, 4 s and gives up after the fifth failure', () => {
    const { sockets, statuses, last } = start();
    for (const seconds of [1, 2, 3, 4]) {
      last().close();
      vi.advanceTimersByTime(seconds * 1_000 - 1);
      const before = sockets.length;
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(before + 1);
    }
    last().close();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(5);
    expect(statuses.at(-1)).toBe('lost');
  });

  it('does not start counting anew for a server that accepts and then closes', () => {
    const { sockets, last } = start();
    for (let turn = 0; turn < 10; turn++) {
      last().open();
      last().close();
      vi.advanceTimersByTime(20_000);
    }
    expect(sockets.length).toBe(5);
  });

  it('starts counting anew after 5 s of a stable connection, and when it is re-armed', () => {
    const { sockets, last, channel } = start();
    last().close();
    vi.advanceTimersByTime(1_000);
    last().open();
    vi.advanceTimersByTime(5_000);
    last().close();
    vi.advanceTimersByTime(1_000);
    expect(sockets.length).toBe(3);
    for (let turn = 0; turn < 5; turn++) {
      last().close();
      vi.advanceTimersByTime(20_000);
    }
    const given = sockets.length;
    channel.rearm();
    expect(sockets.length).toBe(given + 1);
  });

  it('says that it was interrupted from the first loss until it is back', () => {
    const { last, statuses } = start();
    last().open();
    last().close();
    vi.advanceTimersByTime(1_000);
    last().open();
    expect(statuses).toEqual(['connecting', 'connected', 'interrupted', 'interrupted', 'connected']);
  });

  it('replaces a socket that says it is open only when it is suspect, and takes nothing from the old one', () => {
    const { sockets, last, channel, onMessage, statuses } = start();
    const [first] = sockets;
    last().open();
    channel.rearm();
    expect(sockets.length).toBe(1);
    channel.rearm(true);
    expect(sockets.length).toBe(2);
    first?.say('{"notifyType":"RECHARGE","balance":"1"}');
    vi.advanceTimersByTime(60_000);
    expect(onMessage).not.toHaveBeenCalled();
    expect(sockets.length).toBe(2);
    expect(statuses).toEqual(['connecting', 'connected', 'connecting']);
  });

  it('is silent for ever once closed', () => {
    const { sockets, last, channel } = start();
    last().open();
    channel.close();
    channel.rearm();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
  });
});
