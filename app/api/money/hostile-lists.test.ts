// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bet } from '#contract/entities';
import { createServerClock } from '#app/api/server-clock.ts';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { selectMoneyCall } from './money-slice.ts';
import { pressMoney } from './run-money.ts';
import { aBet, PLAYER, REQUEST, START } from './test-upstream.ts';

/** An upstream without keys: how it answers a bet, and how it gives its list. */
interface Upstream {
  readonly answer?: 'lost' | 'accepted' | Bet | (() => Response);
  /** The list, oldest first, after the bet was booked or not. */
  readonly list: readonly Bet[];
  readonly delayMs?: number;
  readonly isOldestFirst?: boolean;
  /** How far `date` is ahead of the books. */
  readonly dateAheadMs?: number;
}

const at = (ms: number) => new Date(START + ms).toISOString();
const other = (nth: number): Bet => aBet({ bet_id: `old-${nth}`, stake: '7', placed_at: at(-nth * 60_000) });
const older = (count: number) => Array.from({ length: count }, (_, nth) => other(count - nth));

describe('an upstream without keys, whose answer was lost', () => {
  let store: AppStore;
  let current: Upstream;
  const call = () => selectMoneyCall(store.getState(), 'placeBet');
  const texts = () => store.getState().toast.past.map(({ text }) => text);

  async function fetch(url: string, { signal }: RequestInit): Promise<Response> {
    const { answer = 'lost', list, delayMs = 0, isOldestFirst = false, dateAheadMs = 0 } = current;
    const headers = { date: new Date(Date.now() + dateAheadMs).toUTCString() };
    const ok = (data: unknown) => Response.json({ code: 0, msg: '', data }, { headers });
    if (url.includes('/mybet')) {
      await new Promise<void>((resolve, reject) => {
        setTimeout(resolve, delayMs);
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
      const query = new URL(url, 'http://x').searchParams;
      const start = Number(query.get('start') ?? 0);
      const bets = isOldestFirst ? list : list.toReversed();
      return ok({ total: list.length, bets: bets.slice(start, start + Number(query.get('limit'))) });
    }
    if (!url.endsWith('/bet')) return new Promise(() => undefined);
    if (answer === 'lost') throw new TypeError('network');
    if (typeof answer === 'function') return answer();
    return ok({ bet: answer === 'accepted' ? aBet() : answer, balance: '9' });
  }

  const press = async (upstream: Upstream) => {
    current = upstream;
    void store.dispatch(pressMoney('placeBet', REQUEST));
    await vi.advanceTimersByTimeAsync(100);
  };
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

  beforeAll(() => Promise.all([import('./every-money-row.ts'), import('./claim-and-send.ts')]));
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    localStorage.clear();
    const clock = createServerClock({ monotonic: () => performance.now(), wall: () => Date.now() });
    store = createStore(createTransport({ fetch, clock, idempotency: 'none', random: () => 0.5 }));
    store.dispatch(signedIn(PLAYER));
  });
  afterEach(async () => {
    store.dispatch(signedOut({ because: 'left' }));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
  });

  it.each([
    ['oldest first, on three pages', { list: [...older(45), aBet()], isOldestFirst: true }],
    ['newest first, with 45 older ones', { list: [...older(45), aBet()] }],
    ['in no order, on three pages', { list: [...older(30), aBet(), other(40), other(31), other(50)] }],
  ] as const)('finds the bet in a list %s', async (_, upstream) => {
    await press(upstream);
    await pass(10);
    expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
  });

  it.each([12, 60])('finds the bet in a list that takes %i s', async (seconds) => {
    await press({ list: [aBet()], delayMs: seconds * 1_000 });
    await pass(110);
    expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
  });

  it('says of a list that takes 60 s and has no bet that it was not placed', async () => {
    await press({ list: older(3), delayMs: 60_000 });
    await pass(300);
    expect(call()).toMatchObject({ status: 'neverDone' });
  });

  it('does not say "not carried out" of a list that it has not seen to its end', async () => {
    await press({ list: older(5_000).toSorted((one, two) => one.bet_id.localeCompare(two.bet_id)) });
    await pass(100);
    expect(call()).toMatchObject({ status: 'unknown' });
  });

  it('does not say "not carried out" where all entries have one id', async () => {
    await press({ list: [other(2), other(1)].map((bet) => ({ ...bet, bet_id: '0' })) });
    await pass(100);
    expect(call()).toMatchObject({ status: 'unknown' });
  });

  it('`date` is five seconds ahead of the books: a bet that may be of the press is not called "not carried out"', async () => {
    await press({ list: [aBet({ placed_at: at(-4_900) })], dateAheadMs: 0 });
    await pass(100);
    expect(call()).toMatchObject({ status: 'unknown' });
  });

  it('and once a bet was answered, the difference is known, and the next one is found', async () => {
    const first = aBet({ bet_id: 'b0', placed_at: at(-4_900) });
    await press({ answer: first, list: [first] });
    expect(call()).toMatchObject({ status: 'accepted' });
    await pass(70);
    await press({ list: [first, aBet({ placed_at: at(65_200) })] });
    await pass(5);
    expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
  });

  it('an answer with the bet of another press is not believed, and the lists decide', async () => {
    await press({ answer: aBet({ bet_id: 'other', stake: '20.000000' }), list: [aBet()] });
    await pass(5);
    expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
  });

  it('and if the lists do not have it, it is not known', async () => {
    await press({ answer: aBet({ bet_id: 'other', stake: '20.000000' }), list: [] });
    await pass(100);
    expect(call()).toMatchObject({ status: 'unknown' });
  });

  const json = (data: unknown) => () => Response.json({ code: 0, msg: '', data });
  const { max_payout: _, ...olderBet } = aBet();
  const ANSWERS: readonly [string, () => Response][] = [
    ['in an older version of the contract', json({ bet: olderBet, balance: '9' })],
    ['in a newer version of the contract', json({ version: 2, ticket: aBet() })],
    ["with another call's data", json({ order: { order_id: 'o1', amount: '1' } })],
    ['200 with HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['in a body that is cut', () => new Response('{"code":0,"msg":"","data":{"bet":{"bet_id":"b1"')],
    ['twice in one body', () => new Response('{"code":0,"msg":"","data":{}}{"code":0,"msg":"","data":{}}')],
  ];

  it.each(ANSWERS)('answered %s, and booked: the list decides', async (_name, answer) => {
    await press({ answer, list: [aBet()] });
    await pass(5);
    expect(call()).toMatchObject({ status: 'accepted', receipt: { bet_id: 'b1' } });
  });

  it.each(ANSWERS)('answered %s, and not booked: it is said that it was not placed', async (_name, answer) => {
    await press({ answer, list: older(3) });
    await pass(100);
    expect(call()).toMatchObject({ status: 'neverDone' });
  });

  it('a list that never ends: nothing is said that was not seen', async () => {
    const endless = Array.from({ length: 2_000 }, (_each, nth) => aBet({ bet_id: `n${nth}`, stake: '7' }));
    await press({ list: endless });
    await pass(100);
    expect(call()).toMatchObject({ status: 'unknown' });
  });

  it('found by content alone: the player reads that it may be that of another device', async () => {
    await press({ list: [aBet()] });
    await pass(5);
    expect(texts()).toContain('toast.moneyFound');
  });
});
