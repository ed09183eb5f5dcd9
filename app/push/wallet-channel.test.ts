// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, heard, settled, start } from './test-channel.ts';
import { reconnectAfterMs } from './reconnect-pauses.ts';
import { openWalletChannel } from './wallet-channel.ts';

describe('the wallet channel', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('passes on checked messages, and counts dropped ones', () => {
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
    expect(onMessage.mock.calls).toEqual([[{ notifyType: 'RECHARGE', balance: '12.500000' }, false]]);
    expect(onIgnored).toHaveBeenCalledTimes(8);
  });

  it('drops repeats by their number', () => {
    const { last, onMessage } = start();
    last().open();
    for (const id of [1, 2, 2, 1, 3]) last().say(settled(id));
    expect(onMessage.mock.calls.map(([message]) => message.id)).toEqual([1, 2, 3]);
  });

  it('is not silenced by one high number: later messages are passed on, and the account is read', () => {
    const { last, onMessage, onGap } = start();
    last().open();
    last().say(settled(4, '10'));
    expect(onGap).not.toHaveBeenCalled();
    last().say(settled(Number.MAX_SAFE_INTEGER, '20'));
    expect(onGap).toHaveBeenCalledTimes(1);
    for (const [id, balance] of [
      [5, '30'],
      [6, '40'],
    ] as const)
      last().say(settled(id, balance));
    expect(heard({ onMessage })).toEqual(['4 10', '9007199254740991 20', '5 30 late', '6 40']);
    expect(onGap).toHaveBeenCalledTimes(2);
  });

  it('counts anew on each connection: messages of an upstream that starts at 1 after a restart count', () => {
    const { last, onMessage, onGap } = start();
    last().open();
    for (const id of [7, 8]) last().say(settled(id, `${id}`));
    last().close();
    vi.advanceTimersByTime(1_000);
    last().open();
    for (const id of [1, 2]) last().say(settled(id, `${id}`));
    expect(heard({ onMessage })).toEqual(['7 7', '8 8', '1 1', '2 2']);
    expect(onGap).not.toHaveBeenCalled();
  });

  it('hears an upstream that counts anew on the same connection', () => {
    const { last, onMessage, onGap } = start();
    last().open();
    for (const id of [1, 2, 3]) last().say(settled(id, `${id}`));
    for (const id of [1, 2]) last().say(settled(id, `1${id}`));
    expect(heard({ onMessage })).toEqual(['1 1', '2 2', '3 3', '1 11 late', '2 12']);
    expect(onGap).toHaveBeenCalledTimes(1);
    last().say(settled(1, '11'));
    expect(onMessage).toHaveBeenCalledTimes(5);
    expect(onGap).toHaveBeenCalledTimes(2);
  });

  it('reads the account where numbers are missing or out of order', () => {
    const { last, onMessage, onGap } = start();
    last().open();
    for (const id of [1, 3, 2]) last().say(settled(id, `${id}`));
    expect(heard({ onMessage })).toEqual(['1 1', '3 3', '2 2 late']);
    expect(onGap).toHaveBeenCalledTimes(2);
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

  it('tries five times, after 1, 2, 3, 4 and 5 s, once a connection that was stable is lost', () => {
    const { sockets, statuses, last } = start();
    last().open();
    vi.advanceTimersByTime(5_000);
    for (const seconds of [1, 2, 3, 4, 5]) {
      last().close();
      const before = sockets.length;
      vi.advanceTimersByTime(seconds * 1_000);
      expect([sockets.length, statuses.at(-1)]).toEqual([before + 1, 'interrupted']);
    }
    last().close();
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, statuses.at(-1)]).toEqual([6, 'lost']);
  });

  it('300 pages whose upstream was restarted come back over the whole waiting time, one tenth of them in each of its tenths', () => {
    const pages = Array.from({ length: 300 }, (_, at) => start(() => (at + 0.5) / 300));
    const attempts = () => pages.reduce((sum, { sockets }) => sum + sockets.length - 1, 0);
    for (const { last } of pages) last().close();
    const counts = Array.from({ length: 10 }, (_, at) => {
      vi.advanceTimersByTime(100);
      return attempts() - at * 30;
    });
    expect(counts).toEqual(Array.from({ length: 10 }, () => 30));
  });

  it('each attempt comes in its own waiting time, and the last one no later than as specified', () => {
    for (const part of [0, 0.25, 0.5, 1]) {
      const { sockets, last } = start(() => part);
      const openedAt: number[] = [];
      const before = Date.now();
      while (sockets.length < 5) {
        const count = sockets.length;
        if (last().readyState !== 3) last().close();
        vi.advanceTimersToNextTimer();
        if (sockets.length > count) openedAt.push((Date.now() - before) / 1_000);
      }
      expect(openedAt).toEqual([0 + part, 1 + 2 * part, 3 + 3 * part, 6 + 4 * part]);
    }
  });

  it('waits for 1 s times the attempt, and never longer than 10 s', () => {
    expect([1, 2, 5, 9, 10, 11, 60].map(reconnectAfterMs)).toEqual([
      1_000, 2_000, 5_000, 9_000, 10_000, 10_000, 10_000,
    ]);
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

  it('replaces a socket that claims to be open only if it is suspect, and ignores the old one', () => {
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

  it('opens no connection once closed', () => {
    const { sockets, last, channel } = start();
    last().open();
    channel.close();
    channel.rearm();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
  });

  it('waits for an address that is asked for first, once at a time, and opens nothing after it was closed', async () => {
    const sockets: FakeSocket[] = [];
    const asked: ((socket: FakeSocket) => void)[] = [];
    const statuses: string[] = [];
    const channel = openWalletChannel({
      connect: () =>
        new Promise<WebSocket>((resolve) => asked.push((socket) => resolve(socket as unknown as WebSocket))),
      onMessage: vi.fn(),
      onGap: vi.fn(),
      hasMissed: async () => false,
      onIgnored: vi.fn(),
      onStatus: (status) => statuses.push(status),
      random: () => 1,
    });
    const answer = async (number: number) => {
      const socket = new FakeSocket();
      sockets.push(socket);
      asked[number]?.(socket);
      await vi.advanceTimersByTimeAsync(0);
      return socket;
    };
    channel.rearm();
    expect(asked).toHaveLength(1);
    (await answer(0)).open();
    expect(statuses).toEqual(['connecting', 'connected']);
    // Suspected of sleep: the old one stays until the new one is there, and its end meanwhile is no loss.
    channel.rearm(true);
    sockets[0]?.close();
    expect(asked).toHaveLength(2);
    const second = await answer(1);
    second.open();
    expect(statuses).toEqual(['connecting', 'connected', 'connecting', 'connected']);
    second.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(3);
    channel.close();
    expect((await answer(2)).readyState).toBe(3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveLength(3);
  });
});
