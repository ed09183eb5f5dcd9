// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#app/api/api.ts';
import * as money from '#app/api/money/money-slice.ts';
import { storeIntent } from '#app/api/money/stored-intents.ts';
import { aBet, anIntent, PLAYER } from '#app/api/money/test-upstream.ts';
import { bookOf } from '#app/features/betting/matches/index.ts';
import { aMatch } from '#app/features/betting/matches/test/a-match.ts';
import {
  cricketToggled,
  injectedSlip,
  pickToggled,
  quickBetEnded,
} from '#app/features/betting/slip/model/slip-slice.ts';
import { chooseMode } from '#app/features/betting/slip/model/change-slip.ts';
import { changeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { startPlacing } from './placing-listeners.ts';
import { injectedPlacing, placingDismissed, placingJoined, placingStarted, type PlacedBet } from './placing-slice.ts';

// Listeners are a module's own state, and would change the slips of later tests of this worker.
afterAll(() => void vi.resetModules());

let store: AppStore;
let reread: unknown[] = [];
const bet = (key: string, over: Partial<PlacedBet> = {}): PlacedBet => ({
  key,
  game: 'soccer',
  picks: ['m1 wl w'],
  state: 'sending',
  ...over,
});
const items = () => injectedSlip.selectSlice(store.getState()).items.map(({ matchId }) => matchId);
const bets = () => injectedPlacing.selectSlice(store.getState()).bets.map(({ key, state }) => `${key} ${state}`);
const stored = (): unknown => JSON.parse(localStorage.getItem('slipway.placing.v1') ?? 'null');
const place = (...placed: PlacedBet[]) => store.dispatch(placingStarted({ userId: 'u1', bets: placed }));
const cricketOf = () => Object.keys(injectedSlip.selectSlice(store.getState()).cricket);
const toggleCricket = (id: string) =>
  store.dispatch(
    cricketToggled({ matchId: 'c1', home: 'A', away: 'B', pick: { id, categoryLabel: '', slipLabel: '', odd: '2' } }),
  );

beforeEach(() => {
  localStorage.clear();
  reread = [];
  vi.spyOn(api.util, 'invalidateTags').mockImplementation((tags) => {
    reread.push(...tags);
    return { type: 'reread' } as never;
  });
  store = createStore();
  startPlacing();
  startPlacing();
  store.dispatch(signedIn(PLAYER));
  for (const matchId of ['m1', 'm2']) store.dispatch(pickToggled(aPick({ matchId })));
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('an accepted bet takes its own picks off the slip, unless the player keeps them', () => {
  place(bet('k1'));
  store.dispatch(money.moneySent({ key: 'k1', row: 'placeBet' }));
  store.dispatch(money.moneyAccepted({ key: 'k1', row: 'placeBet', receipt: aBet() }));
  expect([items(), bets()]).toEqual([['m2'], ['k1 accepted']]);
  store.dispatch(preferencesChanged({ keepsSlip: true }));
  place(bet('k2', { picks: ['m2 wl w'] }));
  store.dispatch(money.moneyAccepted({ key: 'k2', row: 'placeBet', receipt: aBet() }));
  expect([items(), bets()]).toEqual([['m2'], ['k2 accepted']]);
});

it('the stake of an accepted bet is kept for the next one', () => {
  place(bet('k1'));
  store.dispatch(money.moneyAccepted({ key: 'k1', row: 'openDeposit', receipt: {} }));
  expect(store.getState().preferences.lastStake).toBeUndefined();
  store.dispatch(money.moneyAccepted({ key: 'k1', row: 'placeBet', receipt: aBet() }));
  const { stake: amount, currency } = aBet();
  expect(store.getState().preferences.lastStake).toEqual({ amount, currency });
});

it('another money call takes nothing off the slip', () => {
  place(bet('k1'));
  store.dispatch(money.moneyAccepted({ key: 'k1', row: 'openDeposit', receipt: {} }));
  store.dispatch(money.moneyRefused({ key: 'k1', row: 'openDeposit', error: { kind: 'fetch' } }));
  store.dispatch(money.moneyUnanswered({ key: 'k9', row: 'openDeposit' }));
  expect([items(), reread]).toEqual([['m1', 'm2'], []]);
});

it('of a bet without a record, all picks go, and its receipt is shown', () => {
  store.dispatch(money.moneyAccepted({ key: 'k7', row: 'placeBet', receipt: aBet() }));
  const { receipt, ...shown } = injectedPlacing.selectSlice(store.getState()).bets[0] ?? bet('none');
  expect([items(), shown, receipt?.betId]).toEqual([
    [],
    { key: 'k7', game: 'soccer', picks: [], state: 'accepted' },
    'b1',
  ]);
  store.dispatch(pickToggled(aPick()));
  store.dispatch(placingDismissed());
  store.dispatch(money.moneyAccepted({ key: 'k8', row: 'placeBet', receipt: undefined }));
  expect([items(), bets()]).toEqual([[], []]);
});

it('of a bet of cricket without a record, the receipt names the picks', () => {
  for (const id of ['x', 'y']) toggleCricket(id);
  const receipt = {
    bet_id: 'b9',
    game: 'cricket',
    matchId: 'c1',
    bets: { x: { amount: '1', odd: '2' } },
    bet_amount: '1',
    max_payout: '2',
    currency: 'USDT',
    placed_at: '2026-03-01T00:00:00.000Z',
  };
  store.dispatch(money.moneyAccepted({ key: 'k7', row: 'placeCricketBet', receipt }));
  expect(injectedSlip.selectSlice(store.getState()).cricket['c1']?.picks.map(({ id }) => id)).toEqual(['y']);
  expect([items(), bets()]).toEqual([['m1', 'm2'], ['k7 accepted']]);
});

it('a new pick puts certain outcomes away, and only then', () => {
  place(bet('k1', { state: 'refused' }));
  store.dispatch(money.moneySent({ key: 'k1', row: 'placeBet' }));
  store.dispatch(money.moneySent({ key: 'k2', row: 'placeCricketBet' }));
  store.dispatch(pickToggled(aPick({ matchId: 'm3' })));
  expect(bets()).toEqual(['k1 sending']);
  for (const [key, row] of [
    ['k1', 'placeBet'],
    ['k2', 'placeCricketBet'],
  ] as const)
    store.dispatch(money.moneyNeverDone({ key, row }));
  store.dispatch(quickBetEnded());
  store.dispatch(pickToggled(aPick({ matchId: 'm3' })));
  expect([bets(), money.selectMoneyCalls(store.getState()).length]).toEqual([['k1 neverDone'], 2]);
  toggleCricket('x');
  expect([bets(), money.selectMoneyCalls(store.getState()), cricketOf()]).toEqual([[], [], ['c1']]);
});

it('after a refusal of a bet the matches are read again', () => {
  place(bet('k1'));
  store.dispatch(money.moneyRefused({ key: 'k1', row: 'placeBet', error: { kind: 'fetch' } }));
  store.dispatch(money.moneyRefused({ key: 'k2', row: 'placeCricketBet', error: { kind: 'fetch' } }));
  expect(reread).toEqual(['Matches', 'Matches']);
});

const QUOTE = { matchId: 'm1', market: 'wl', outcome: 'w' } as const;
const oddsChanged = {
  kind: 'refused',
  status: 409,
  reason: 'oddsChanged',
  detail: {
    moved: [
      { match_id: 'm1', kind: 'wl', outcome: 'w', was: '1.41', now: '7.70' },
      { match_id: 'm1', kind: 'cricket', outcome: 'w', was: '1', now: 'many' },
    ],
  },
} as const;
/** What the book shows after a refusal, beside a list that was read before. */
function shownAfter(...actions: Parameters<AppStore['dispatch']>[0][]): unknown {
  const outcomes = [{ outcome: 'w', odds: '1.41' }];
  bookOf(store).takeMatches([aMatch({ match_id: 'm1', markets: [{ kind: 'wl', status: 'open', outcomes }] })]);
  for (const action of actions) store.dispatch(action as never);
  bookOf(store).flush();
  const shown = bookOf(store).quote(QUOTE);
  return typeof shown === 'object' ? shown.odds : shown;
}

it('the new price of a refused bet goes into the book, where every list reads it', () => {
  const sent = { key: 'k1', row: 'placeBet' } as const;
  expect(shownAfter(money.moneySent(sent), money.moneyRefused({ ...sent, error: oddsChanged }))).toBe('7.70');
});

it('the price of a refusal that this page did not send for may be old, and that of a market that closed is none', () => {
  const [sent, error] = [{ key: 'k2', row: 'placeBet' } as const, { ...oddsChanged, reason: 'marketClosed' } as const];
  expect(shownAfter(money.moneyRefused({ ...sent, error: oddsChanged }))).toBe('1.41');
  expect(shownAfter(money.moneySent(sent), money.moneyRefused({ ...sent, error }))).toBe('1.41');
});

it('a bet of another tab is shown while it is open', () => {
  storeIntent({ ...anIntent(), key: 'k5' });
  store.dispatch(money.moneyUnanswered({ key: 'k5', row: 'placeBet' }));
  expect([bets(), stored()]).toEqual([['k5 checking'], null]);
});

it('a bet of another tab without a record takes the picks it was sent with, and no others', () => {
  store.dispatch(changeSlip(chooseMode('singles')));
  const sent = { key: 'k6', row: 'placeBet' } as const;
  const { request } = anIntent();
  storeIntent({ ...anIntent(), key: 'k6' });
  store.dispatch(money.moneyUnanswered({ ...sent, request, isElsewhere: true }));
  store.dispatch(money.moneyAccepted({ ...sent, request, receipt: aBet() }));
  expect(items()).toEqual(['m2']);
  expect(injectedPlacing.selectSlice(store.getState()).bets).toMatchObject([{ key: 'k6', isElsewhere: true }]);
});

it('outcomes are stored for a reload, without the error, by the tab that places them', () => {
  place(bet('k1'), bet('k2', { state: 'waiting' }));
  store.dispatch(money.moneyRefused({ key: 'k1', row: 'placeBet', error: { kind: 'fetch' } }));
  expect(stored()).toEqual({ userId: 'u1', bets: [bet('k1', { state: 'refused' }), bet('k2', { state: 'waiting' })] });
  store.dispatch(placingJoined({ userId: 'u1', bet: bet('k3') }));
  expect(stored()).toEqual({ userId: 'u1', bets: [bet('k1', { state: 'refused' }), bet('k2', { state: 'waiting' })] });
  place(bet('k4', { state: 'refused' }));
  expect(stored()).toEqual({ userId: 'u1', bets: [bet('k4', { state: 'refused' })] });
  store.dispatch(placingDismissed());
  expect(stored()).toBeNull();
});

it('what the server said of a refused bet is stored with its language, for a reload', () => {
  document.documentElement.lang = 'en';
  place(bet('k1'));
  const error = { kind: 'refused', status: 400, message: 'The house is full.' } as const;
  store.dispatch(money.moneyRefused({ key: 'k1', row: 'placeBet', error }));
  const said = { words: 'The house is full.', language: 'en' };
  expect(stored()).toEqual({ userId: 'u1', bets: [bet('k1', { state: 'refused', said })] });
  place(bet('k1', { state: 'refused', said }));
  expect(stored()).toEqual({ userId: 'u1', bets: [bet('k1', { state: 'refused', said })] });
  document.documentElement.lang = '';
});
