import { beforeAll, expect, it } from 'vitest';
import * as money from '#app/api/money/money-slice.ts';
import { PLAYER } from '#app/api/money/test-upstream.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { placingStarted, type PlacedBet } from './placing-slice.ts';
import { usePlacing } from './use-placing.ts';

beforeAll(() => stubPage());

type Action = Parameters<AppStore['dispatch']>[0];

/** A store of the player u1, after some actions. */
function storeAfter(...actions: readonly Action[]): AppStore {
  const store = createStore();
  store.dispatch(signedIn(PLAYER));
  for (const action of actions) store.dispatch(action);
  return store;
}
const bet = (key: string, state: PlacedBet['state']): PlacedBet => ({ key, game: 'soccer', picks: ['m1 wl w'], state });
const placed = (userId: string, ...bets: PlacedBet[]) => placingStarted({ userId, bets });
const SPORTS = { key: 's', row: 'placeBet' } as const;
const CRICKET = { key: 'c', row: 'placeCricketBet' } as const;
const ACCEPTED = { receipt: undefined };

it.each<[string, readonly Action[], boolean]>([
  ['no bet', [], false],
  ['a sent bet', [money.moneySent(SPORTS)], true],
  ['a sent bet of cricket', [money.moneySent(CRICKET)], true],
  ['a bet without an answer', [money.moneyUnanswered(SPORTS)], true],
  ['a bet of cricket without an answer', [money.moneyUnanswered(CRICKET)], true],
  ['both', [money.moneySent(SPORTS), money.moneyUnanswered(CRICKET)], true],
  [
    'a sent bet after an outcome of cricket',
    [money.moneySent(CRICKET), money.moneyNeverDone(CRICKET), money.moneySent(SPORTS)],
    true,
  ],
  [
    'a sent bet of cricket after an outcome',
    [money.moneySent(SPORTS), money.moneyNeverDone(SPORTS), money.moneySent(CRICKET)],
    true,
  ],
  [
    'outcomes only',
    [SPORTS, CRICKET].flatMap((call) => [money.moneySent(call), money.moneyAccepted({ ...call, ...ACCEPTED })]),
    false,
  ],
  ['another row', [money.moneySent({ key: 'd', row: 'openDeposit' })], false],
  ['a bet that waits', [placed('u1', bet('k1', 'accepted'), bet('k2', 'waiting'))], true],
  ['placed bets with outcomes', [placed('u1', bet('k1', 'accepted'), bet('k2', 'notSent'))], false],
  ['a bet of another player that waits', [placed('u2', bet('k1', 'waiting'))], false],
])('with %s the slip is locked: %j', (_, actions, isLocked) => {
  expect(readHook(usePlacing, { store: storeAfter(...actions) }).isLocked).toBe(isLocked);
});

it('bets are shown to the player who placed them', () => {
  const bets = [bet('k1', 'accepted')];
  const shown = (store: AppStore) => readHook(usePlacing, { store }).bets;
  expect(shown(storeAfter(placed('u1', ...bets)))).toEqual(bets);
  const none = shown(storeAfter(placed('u2', ...bets)));
  expect(none).toEqual([]);
  // A new array would draw the slip again with each change.
  expect(shown(storeAfter())).toBe(none);
  const guests = createStore();
  guests.dispatch(placed('u1', ...bets));
  expect(shown(guests)).toEqual([]);
});

it.each([SPORTS, CRICKET])('putting outcomes away leaves what is not certain: %j', (running) => {
  const outcomes = [SPORTS, CRICKET, { key: 'd', row: 'openDeposit' } as const];
  const store = storeAfter(
    placed('u1', bet('k1', 'accepted'), bet('k2', 'sending')),
    ...outcomes.flatMap((call) => [money.moneySent(call), money.moneyNeverDone(call)]),
  );
  const left = () => money.selectMoneyCalls(store.getState()).map(({ key, status }) => `${key} ${status}`);
  expect(left()).toEqual(['s neverDone', 'c neverDone', 'd neverDone']);
  const { dismiss } = readHook(usePlacing, { store });
  dismiss();
  expect([readHook(usePlacing, { store }).bets, left()]).toEqual([[bet('k2', 'sending')], ['d neverDone']]);
  store.dispatch(money.moneySent({ ...running, key: 'k2' }));
  dismiss();
  expect(left()).toEqual(['d neverDone', 'k2 sending']);
});
