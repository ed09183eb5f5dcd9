// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard, settled, start } from './test-channel.ts';

describe('a wallet channel that is silent', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const beat = '{"heartbeat":true}';

  it('a channel that was silent for 15 s after one is replaced, and the account is read', () => {
    const { sockets, last, statuses, onGap, onIgnored, onMessage } = start();
    last().open();
    last().say(beat);
    vi.advanceTimersByTime(14_000);
    last().say(settled(1));
    vi.advanceTimersByTime(14_999);
    expect([sockets.length, onGap.mock.calls.length]).toEqual([1, 0]);
    vi.advanceTimersByTime(1);
    expect([sockets.length, onGap.mock.calls.length]).toEqual([2, 1]);
    expect(statuses).toEqual(['connecting', 'connected', 'interrupted']);
    last().open();
    expect(statuses.at(-1)).toBe('connected');
    expect(heard({ onMessage })).toEqual(['1 1']);
    expect(onIgnored).not.toHaveBeenCalled();
  });

  it('a new connection of that upstream that never says anything is replaced too', () => {
    const { sockets, last } = start();
    last().open();
    last().say(beat);
    last().close();
    vi.advanceTimersByTime(1_000);
    last().open();
    vi.advanceTimersByTime(15_000);
    expect(sockets.length).toBe(3);
  });

  it('an upstream without heartbeats may be silent while nothing happens: each 15 s it is checked', async () => {
    const { sockets, last, statuses, hasMissed, onGap } = start();
    last().open();
    last().say(settled(1));
    onGap.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hasMissed).toHaveBeenCalledTimes(4);
    expect([sockets.length, onGap.mock.calls.length]).toEqual([1, 0]);
    expect(statuses).toEqual(['connecting', 'connected']);
  });

  it('an upstream without heartbeats that has missed a message for 15 s is replaced, and the account is read', async () => {
    const { sockets, last, statuses, hasMissed, onGap } = start();
    last().open();
    hasMissed.mockResolvedValueOnce(true);
    await vi.advanceTimersByTimeAsync(14_999);
    expect([sockets.length, onGap.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([sockets.length, onGap.mock.calls.length]).toEqual([2, 1]);
    expect(statuses).toEqual(['connecting', 'connected', 'interrupted']);
  });

  it('what arrives while it is being checked counts: the socket stays', async () => {
    const { sockets, last, hasMissed } = start();
    last().open();
    let answer = (_missed: boolean): void => undefined;
    hasMissed.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await vi.advanceTimersByTimeAsync(15_000);
    last().say(settled(1));
    answer(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets.length).toBe(1);
  });

  it('none is waited for once the channel is closed', () => {
    const { sockets, last, channel } = start();
    last().open();
    last().say(beat);
    channel.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
  });
});
