import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bet } from '#contract/entities/bet.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { pendingBetsOf, rememberPending, type PendingBet } from './pending-bet.ts';
import { startSlip } from './placing-listeners.ts';
import { betSubmitted, injectedPlacing } from './placing-slice.ts';

const START = Date.UTC(2026, 2, 1);
const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;
const ACCEPTED = { bet_id: 'b1', key: 'k1' } as Bet;

/** What the upstream does with each call: the bet's attempts and the questions about it have scripts of their own. */
interface Script {
  readonly bet: readonly ('lost' | 'cut' | 'accepted' | 'oddsChanged' | '502')[];
  readonly found: readonly (Bet | null | 'down')[];
}

const aBet = (): Bet => ({
  ...ACCEPTED,
  game: 'soccer',
  passes: ['single'],
  stake: '1',
  multiple: 1,
  lines: '1',
  bet_amount: '1',
  currency: 'USDT',
  max_payout: '2',
  status: 1,
  payout: '0',
  bonus_amount: '0',
  placed_at: '2026-03-01T00:00:00.000Z',
  matches: [],
});

const pending = (): PendingBet => ({
  key: 'k1',
  deadline: START + 30_000,
  userId: 'u1',
  game: 'soccer',
  body: {
    passes: ['single'],
    stake: '1',
    multiple: 1,
    currency: 'USDT',
    accept_odds: 'none',
    matches: [{ match_id: 'm1', picks: [{ kind: 'wl', outcome: 'w', odds: '2.00' }] }],
  },
});

function upstream({ bet, found }: Script) {
  const sent = { bets: [] as string[], asked: 0 };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = { 'x-server-time': String(Date.now()) };
    const ok = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }), { headers });
    if (url.includes('/mybet')) {
      const next = found[Math.min(sent.asked++, found.length - 1)];
      if (next === 'down') throw new TypeError('network');
      return ok({ total: next ? 1 : 0, bets: next ? [next] : [] });
    }
    const step = bet[Math.min(sent.bets.length, bet.length - 1)];
    sent.bets.push(new Headers(init.headers).get('idempotency-key') ?? 'none');
    if (step === 'lost') throw new TypeError('network');
    if (step === 'cut') return new Response('{"code":0,"ms', { headers });
    if (step === '502') return new Response('', { status: 502, headers });
    if (step === 'oddsChanged') return new Response('{"code":3002,"msg":""}', { status: 409, headers });
    return ok({ bet: aBet(), balance: '9.000000' });
  });
  return sent;
}

describe('placing a bet', () => {
  let store: AppStore;
  const placing = () => injectedPlacing.selectSlice(store.getState());

  beforeAll(() => startSlip(createStore().dispatch));
  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    localStorage.clear();
    store = createStore();
    store.dispatch(signedIn(PLAYER));
  });
  afterEach(async () => {
    store.dispatch(signedOut({ because: 'left' }));
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is kept in storage before the request leaves, and forgotten once it is certain', async () => {
    upstream({ bet: ['accepted'], found: [null] });
    store.dispatch(betSubmitted(pending()));
    expect(pendingBetsOf('u1')).toEqual([pending()]);
    await vi.advanceTimersByTimeAsync(10);
    expect(placing()).toMatchObject({ status: 'accepted', bet: { bet_id: 'b1' } });
    expect(pendingBetsOf('u1')).toEqual([]);
  });

  it('repeats with the same key, and only with it', async () => {
    const sent = upstream({ bet: ['lost', 'cut', '502', 'accepted'], found: [null] });
    store.dispatch(betSubmitted(pending()));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent.bets).toEqual(['k1', 'k1', 'k1', 'k1']);
    expect(placing().status).toBe('accepted');
  });

  it('tells a refusal that the server decided', async () => {
    const sent = upstream({ bet: ['oddsChanged'], found: [null] });
    store.dispatch(betSubmitted(pending()));
    await vi.advanceTimersByTimeAsync(10);
    expect(placing()).toMatchObject({ status: 'refused', error: { reason: 'oddsChanged' } });
    expect(sent.bets.length).toBe(1);
    expect(pendingBetsOf('u1')).toEqual([]);
  });

  it('is being checked while nobody knows, and accepted as soon as it is found', async () => {
    upstream({ bet: ['lost'], found: [null, 'down', null, aBet()] });
    store.dispatch(betSubmitted(pending()));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(placing().status).toBe('checking');
    expect(pendingBetsOf('u1').length).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(placing()).toMatchObject({ status: 'accepted', bet: { bet_id: 'b1' } });
  });

  it('is called not placed only by a reading that began after the deadline', async () => {
    upstream({ bet: ['lost'], found: [null] });
    store.dispatch(betSubmitted(pending()));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(placing().status).toBe('checking');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(placing().status).toBe('neverPlaced');
    expect(pendingBetsOf('u1')).toEqual([]);
  });

  it('never gives up while the upstream is away', async () => {
    upstream({ bet: ['lost'], found: ['down'] });
    store.dispatch(betSubmitted(pending()));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(placing().status).toBe('checking');
    expect(pendingBetsOf('u1').length).toBe(1);
  });

  it('is taken up again after a reload, without being sent again', async () => {
    const sent = upstream({ bet: ['lost'], found: [aBet()] });
    rememberPending(pending());
    store.dispatch(signedOut({ because: 'left' }));
    store.dispatch(signedIn(PLAYER));
    await vi.advanceTimersByTimeAsync(100);
    expect(placing().status).toBe('accepted');
    expect(sent.bets).toEqual([]);
  });

  it("never shows or asks about another player's bet", async () => {
    const sent = upstream({ bet: ['lost'], found: [aBet()] });
    rememberPending(pending());
    store.dispatch(signedIn({ ...PLAYER, userId: 'u2' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(placing().status).toBe('idle');
    expect(sent.asked).toBe(0);
    expect(pendingBetsOf('u1').length).toBe(1);
  });
});
