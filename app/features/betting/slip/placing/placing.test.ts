// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CricketBet } from '#contract/entities';
import * as money from '#app/api/money/money-slice.ts';
import { storeIntent } from '#app/api/money/stored-intents.ts';
import { aBet, anIntent, PLAYER, REQUEST, START } from '#app/api/money/test-upstream.ts';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { joinOpenBets, joinPlacing } from './join-placing.ts';
import { placeTickets, type ReadyBet } from './place-tickets.ts';
import {
  isUnderWay,
  picksOfCricket,
  placingDismissed,
  placingEnded,
  placingJoined,
  placingRestored,
  receiptsPutAway,
  placingSlice,
  placingStarted,
  placingTakenUp,
  receiptOf,
  type PlacedBet,
  type PlacingState,
} from './placing-slice.ts';
import { takeUpPlacing } from './take-up-placing.ts';

const STATES = ['waiting', 'sending', 'checking', 'accepted', 'refused', 'neverDone', 'unknown', 'notSent'] as const;
const bet = (key: string, state: PlacedBet['state'], over: Partial<PlacedBet> = {}): PlacedBet => ({
  key,
  game: 'soccer',
  picks: [`pick of ${key}`],
  state,
  ...over,
});
const all: PlacingState = { userId: 'u1', bets: STATES.map((state) => bet(state, state)) };
const reduced = (action: Parameters<typeof placingSlice.reducer>[1], from = all) => placingSlice.reducer(from, action);
/** `key: state` of each bet. */
const statesOf = ({ bets }: PlacingState) => bets.map(({ key, state }) => (key === state ? key : `${key}: ${state}`));
const CRICKET = {
  bet_id: 'c1',
  game: 'cricket',
  matchId: 'm7',
  bets: { 11: { odd: '1.80' }, 12: { odd: '2.10' } },
  bet_amount: '4',
  max_payout: '8',
  currency: 'USDT',
  placed_at: '2026-03-01T00:00:00.000Z',
} as unknown as CricketBet;
const RECEIPT = {
  betId: 'b1',
  stake: '1',
  max: '2',
  currency: 'USDT',
  placedAt: '2026-03-01T00:00:00.100Z',
  odds: { 'm1 wl w': '2.00' },
};

describe('the bets of a press', () => {
  it('are those of the last press, restored ones until they are checked', () => {
    const given = { userId: 'u2', bets: [bet('k1', 'waiting')] };
    expect(placingSlice.reducer(undefined, { type: 'start' })).toEqual({ bets: [] });
    expect(reduced(placingStarted(given))).toEqual(given);
    expect(reduced(placingRestored(given))).toEqual({ ...given, isRestored: true });
    const takenUp = reduced(placingTakenUp([{ key: 'sending' }]), { ...all, isRestored: true });
    expect(takenUp).toEqual({ userId: 'u1', bets: takenUp.bets });
    expect(statesOf(takenUp)).toEqual([
      'waiting: notSent',
      'sending: checking',
      'checking: notSent',
      'accepted',
      'refused',
      'neverDone',
      'unknown',
      'notSent',
    ]);
  });

  it('lose their receipts when the player goes on or loads the page again, and nothing else', () => {
    const others = all.bets.filter(({ state }) => state !== 'accepted');
    expect(reduced(receiptsPutAway(), all)).toEqual({ ...all, bets: others });
    expect(reduced(placingRestored({ userId: 'u1', bets: [...all.bets] })).bets).toEqual(others);
  });

  it('wait, are under way, or have ended', () => {
    expect(all.bets.filter(isUnderWay).map(({ key }) => key)).toEqual(['waiting', 'sending', 'checking']);
    expect(statesOf(reduced(placingEnded()))).toEqual(['waiting: notSent', ...STATES.slice(1)]);
    expect(statesOf(reduced(placingDismissed()))).toEqual(['waiting', 'sending', 'checking']);
  });

  it('follow their money calls by key', () => {
    const named = { key: 'waiting', row: 'placeBet' } as const;
    const error = { kind: 'timeout' } as const;
    const first = (action: Parameters<typeof reduced>[0]) => reduced(action).bets[0];
    expect(
      [
        money.moneySent(named),
        money.moneyUnanswered(named),
        money.moneyNeverDone(named),
        money.moneyUnknown(named),
        money.moneyRefused({ ...named, error }),
        money.moneyAccepted({ ...named, receipt: aBet() }),
        money.moneyAccepted({ ...named, row: 'placeCricketBet', receipt: undefined }),
        money.moneyAccepted({ ...named, row: 'openDeposit', receipt: undefined }),
      ].map(first),
    ).toEqual([
      bet('waiting', 'sending'),
      bet('waiting', 'checking'),
      bet('waiting', 'neverDone'),
      bet('waiting', 'unknown'),
      bet('waiting', 'refused', { error }),
      bet('waiting', 'accepted', { receipt: RECEIPT }),
      bet('waiting', 'accepted'),
      bet('waiting', 'waiting'),
    ]);
    expect(reduced(money.moneyUnknown({ ...named, key: 'k9' }))).toEqual(all);
  });

  it('of another tab take the place of those that have ended, or are another player’s', () => {
    const joined = bet('k9', 'waiting');
    const receipt = { ...RECEIPT, odds: {} };
    expect(statesOf(reduced(placingJoined({ userId: 'u1', bet: joined })))).toEqual([
      'waiting',
      'sending',
      'checking',
      'k9: checking',
    ]);
    expect(reduced(placingJoined({ userId: 'u2', bet: bet('k9', 'accepted', { receipt }) }))).toEqual({
      userId: 'u2',
      isElsewhere: true,
      bets: [bet('k9', 'accepted', { receipt })],
    });
  });

  it('have a receipt of what is shown', () => {
    expect(receiptOf(undefined)).toEqual({});
    expect(receiptOf(aBet())).toEqual({ receipt: RECEIPT });
    const rules = { void: 'stake' } as never;
    expect(receiptOf(aBet({ rules }))).toEqual({ receipt: { ...RECEIPT, rules } });
    expect(receiptOf(CRICKET)).toEqual({
      receipt: {
        betId: 'c1',
        stake: '4',
        max: '8',
        currency: 'USDT',
        placedAt: '2026-03-01T00:00:00.000Z',
        odds: { 'm7 cricket 11': '1.80', 'm7 cricket 12': '2.10' },
      },
    });
    expect(picksOfCricket(CRICKET)).toEqual(['m7 cricket 11', 'm7 cricket 12']);
  });
});

describe('placing', () => {
  let store: ReturnType<typeof createStore>;
  let sent: string[] = [];
  const placing = () => (store.getState() as { placing?: PlacingState }).placing;
  const ready: readonly ReadyBet[] = [
    {
      call: { row: 'placeBet', game: 'soccer', body: REQUEST.body as never },
      picks: ['m1 wl w'],
      title: 'One',
      bet: { items: [], coupon: { passes: ['single'], stake: '1', multiple: 1, bankers: ['m1'] } } as never,
    },
    {
      call: { row: 'placeCricketBet', body: { matchId: 'm7', currency: 'USDT', bets: {} } },
      picks: ['m7 cricket 11'],
      cricket: { matchId: 'm7', home: 'A', away: 'B', picks: [] },
    },
  ];

  beforeEach(() => {
    vi.useFakeTimers({ now: START });
    localStorage.clear();
    sent = [];
    const fetch = async (url: string, { method, body }: RequestInit) => {
      if (!url.includes('/bet') && !url.includes('cricket')) return new Promise<Response>(() => undefined);
      sent.push(`${method} ${url} ${String(body)}`);
      return Response.json({ code: 3010, msg: '' }, { status: 400 });
    };
    store = createStore(createTransport({ fetch }));
    store.dispatch(signedIn(PLAYER));
  });
  afterEach(() => {
    store.dispatch(signedOut({ because: 'left' }));
    vi.useRealTimers();
    localStorage.clear();
  });

  it('sends one bet after the other, each under its own key', async () => {
    const seen: (readonly string[])[] = [];
    store.subscribe(() => seen.push((placing()?.bets ?? []).map(({ state }) => state)));
    await store.dispatch(placeTickets(ready));
    expect(sent).toEqual([
      `POST /sports/api/v1/soccer/bet ${JSON.stringify(REQUEST.body)}`,
      'POST /sports/cricketAPI/betData/create {"matchId":"m7","currency":"USDT","bets":{}}',
    ]);
    const error = { kind: 'refused', status: 400, code: 3010, reason: 'insufficientBalance' };
    const keys = (placing()?.bets ?? []).map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    expect(placing()).toEqual({
      userId: 'u1',
      bets: [
        {
          key: keys[0],
          game: 'soccer',
          picks: ['m1 wl w'],
          title: 'One',
          bet: { items: [], coupon: { passes: ['single'], stake: '1', multiple: 1, bankers: ['m1'] } },
          state: 'refused',
          error,
        },
        {
          key: keys[1],
          game: 'cricket',
          picks: ['m7 cricket 11'],
          cricket: { matchId: 'm7', home: 'A', away: 'B', picks: [] },
          state: 'refused',
          error,
        },
      ],
    });
    const steps = seen.map((states) => states.join(' '));
    expect(steps.filter((step, at) => step !== steps[at - 1])).toEqual([
      'waiting waiting',
      'sending waiting',
      'refused waiting',
      'refused sending',
      'refused refused',
    ]);
  });

  it('sends nothing for a guest, and nothing while a bet is under way', async () => {
    store.dispatch(placingStarted({ userId: 'u1', bets: [bet('k1', 'checking')] }));
    await store.dispatch(placeTickets(ready));
    store.dispatch(signedOut({ because: 'left' }));
    await store.dispatch(placeTickets(ready));
    expect([sent, placing()?.bets]).toEqual([[], [bet('k1', 'checking')]]);
  });

  it('shows a bet of another tab by its record, or by its intent', () => {
    const record = bet('k1', 'sending', { title: 'One' });
    const join = (key: string) => {
      store.dispatch(joinPlacing(key));
      return placing()?.bets;
    };
    expect(join('k1')).toEqual([]);
    localStorage.setItem('slipway.placing.v1', JSON.stringify({ userId: 'u2', bets: [record] }));
    expect(join('k1')).toEqual([]);
    storeIntent({ ...anIntent(), key: 'k2' });
    const cricket = { matchId: 'c1', currency: 'USDT', bets: { x: { amount: '1', odd: '2' } } };
    const request = { params: {}, query: {}, body: cricket };
    storeIntent({ ...anIntent(), key: 'k3', row: 'placeCricketBet', request });
    storeIntent({ ...anIntent(), key: 'k4', request: { params: {}, query: {} } });
    expect([join('k2'), join('k3'), join('k4')].at(-1)).toEqual([
      bet('k2', 'checking', { picks: ['m1 wl w'] }),
      bet('k3', 'checking', { game: 'cricket', picks: ['c1 cricket x'] }),
    ]);
    localStorage.setItem('slipway.placing.v1', JSON.stringify({ userId: 'u1', bets: [record] }));
    expect(join('k1')?.at(-1)).toEqual({ ...record, state: 'checking' });
    expect(join('k1')).toHaveLength(3);
  });

  it('joins what is open when the slip starts, and only bets', () => {
    for (const [key, row] of [
      ['k2', 'placeBet'],
      ['k3', 'placeCricketBet'],
      ['k4', 'openDeposit'],
      ['k5', 'placeRaceBet'],
    ] as const) {
      storeIntent({ ...anIntent(), key, row });
      store.dispatch(money.moneySent({ key, row }));
    }
    store.dispatch(money.moneyRefused({ key: 'k3', row: 'placeCricketBet', error: { kind: 'timeout' } }));
    store.dispatch(joinOpenBets());
    expect(placing()?.bets.map(({ key }) => key)).toEqual(['k2']);
  });

  it('after a reload checks what may have been sent, for its player alone', () => {
    const restore = (userId: string) => {
      store.dispatch(
        placingRestored({ userId, bets: [bet('k1', 'sending'), bet('k2', 'waiting'), bet('k3', 'waiting')] }),
      );
      store.dispatch(takeUpPlacing());
      return placing()?.bets.map(({ key, state }) => `${key} ${state}`);
    };
    storeIntent(anIntent());
    store.dispatch(money.moneySent({ key: 'k3', row: 'placeBet' }));
    expect(restore('u2')).toEqual(['k1 sending', 'k2 waiting', 'k3 waiting']);
    expect(restore('u1')).toEqual(['k1 checking', 'k2 notSent', 'k3 checking']);
    store.dispatch(placingStarted({ userId: 'u1', bets: [bet('k9', 'waiting')] }));
    store.dispatch(takeUpPlacing());
    expect(placing()).toEqual({ userId: 'u1', bets: [bet('k9', 'waiting')] });
  });
});
