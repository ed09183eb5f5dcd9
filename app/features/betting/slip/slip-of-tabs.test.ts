// @vitest-environment jsdom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import * as money from '#app/api/money/money-slice.ts';
import { storeIntent } from '#app/api/money/stored-intents.ts';
import { aBet, anIntent, PLAYER } from '#app/api/money/test-upstream.ts';
import { createTransport } from '#app/api/transport.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { handedOver, signedIn } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { clearSlip, changeCoupon, chooseMode, removePicks, stakeSingles, undoRemoval } from './model/change-slip.ts';
import { hearSlip } from './model/hear-slip.ts';
import { cricketToggled, injectedSlip, pickToggled } from './model/slip-slice.ts';
import type { SlipChange } from './model/take-pick.ts';
import { changeSlip } from './model/use-change-slip.ts';
import { startPlacing } from './placing/placing-listeners.ts';
import { placingJoined, placingStarted, type PlacedBet } from './placing/placing-slice.ts';
import { takeUpPlacing } from './placing/take-up-placing.ts';
import { restoreSlip } from './restore-slip.ts';
import { startSlip } from './start-slip.ts';
import { aPick } from './test/a-pick.ts';

// Listeners are a module's own state, and would write the slips of later tests of this worker.
afterAll(() => void vi.resetModules());

const KEY = 'slipway.slip.v3';
let [one, two]: AppStore[] = [];
const tab = () => {
  const store = createStore();
  store.dispatch(signedIn(PLAYER));
  restoreSlip(store.dispatch);
  return store;
};
const slip = (store: AppStore | undefined = one) => injectedSlip.selectSlice((store ?? tab()).getState());
const matches = (store?: AppStore) => slip(store).items.map(({ matchId }) => matchId);
const pick = (matchId: string) => pickToggled(aPick({ matchId }));
/** What one tab does, and what the browser reports of it to the others: in order, and after both were pressed. */
const does = (store: AppStore | undefined, action: unknown) => {
  const oldValue = localStorage.getItem(KEY);
  store?.dispatch(action as never);
  return { oldValue, newValue: localStorage.getItem(KEY) };
};
const inOne = (action: unknown) => two?.dispatch(hearSlip(does(one, action)));
const inTwo = (action: unknown) => one?.dispatch(hearSlip(does(two, action)));
const stake = (amount: string) => changeSlip(changeCoupon('soccer', { stake: amount }));
const bet = (over: Partial<PlacedBet> = {}): PlacedBet => ({
  key: 'k1',
  game: 'soccer',
  picks: ['m1 wl w', 'm2 wl w'],
  state: 'sending',
  ...over,
});
/** The other tab was closed while it placed this, and this one finds out what became of it. */
function foundHere(over: Partial<PlacedBet> = {}, row: 'placeBet' | 'placeCricketBet' = 'placeBet') {
  one?.dispatch(money.moneyUnanswered({ key: 'k1', row, isElsewhere: true }));
  one?.dispatch(placingJoined({ userId: 'u1', bet: bet({ isElsewhere: true, ...over }) }));
  one?.dispatch(money.moneyAccepted({ key: 'k1', row, receipt: aBet() }));
}

startSlip(createStore().dispatch);
startPlacing();
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('slipway.owner.v1', JSON.stringify(PLAYER.userId));
  [one, two] = [tab(), tab()];
  for (const matchId of ['m1', 'm2', 'm3']) inOne(pick(matchId));
  inOne(stake('9'));
});

it('what one tab puts on the slip, stakes and takes off is the slip of the other, also after a reload', () => {
  expect([matches(two), slip(two).coupons.soccer?.stake]).toEqual([['m1', 'm2', 'm3'], '9']);
  expect(slip(two).isQuick).toBe(false);
  inTwo(pick('m4'));
  inOne(pick('m5'));
  inTwo(
    cricketToggled({
      matchId: 'c1',
      home: 'A',
      away: 'B',
      pick: { id: 'x', categoryLabel: '', slipLabel: '', odd: '2' },
    }),
  );
  const all = ['m1', 'm2', 'm3', 'm4', 'm5'];
  expect([matches(one), matches(two), matches(tab())]).toEqual([all, all, all]);
  expect(Object.keys(slip(one).cricket)).toEqual(['c1']);
});

it('what was taken off in one tab can be brought back in both, until the picks change; no reload offers it', () => {
  inTwo(changeSlip(removePicks([aPick({ matchId: 'm2' })])));
  expect([matches(one), slip(one).before?.items.length]).toEqual([['m1', 'm3'], 3]);
  expect(slip(tab()).before).toBeUndefined();
  inOne(changeSlip(undoRemoval));
  expect([matches(two), slip(two).before, slip(two).coupons.soccer?.stake]).toEqual([
    ['m1', 'm2', 'm3'],
    undefined,
    '9',
  ]);
});

it('a tab that hears of the slip writes nothing: it would take back what was typed meanwhile', () => {
  const first = does(one, stake('1'));
  const second = does(one, stake('10'));
  const stored = localStorage.getItem(KEY);
  for (const event of [first, second]) two?.dispatch(hearSlip(event));
  expect(localStorage.getItem(KEY)).toBe(stored);
  expect(slip(two).coupons.soccer?.stake).toBe('10');
});

it('changed in both at once, no pick is lost', () => {
  const first = does(one, pick('m4'));
  const second = does(two, pick('m5'));
  one?.dispatch(hearSlip(second));
  const third = does(two, hearSlip(first));
  one?.dispatch(hearSlip(third));
  expect([matches(one).toSorted(), matches(two).toSorted(), matches(tab()).toSorted()]).toEqual(
    Array.from({ length: 3 }, () => ['m1', 'm2', 'm3', 'm4', 'm5']),
  );
});

it('where storage is full or cleared, a tab keeps its picks and brings them to the next slip', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  inOne(pick('m4'));
  full.mockRestore();
  inTwo(pick('m5'));
  expect(matches(one)).toEqual(['m1', 'm2', 'm3', 'm5', 'm4']);
  localStorage.removeItem(KEY);
  one?.dispatch(hearSlip({ oldValue: null, newValue: null }));
  expect(matches(one)).toHaveLength(5);
});

it.each(['{{{', '{"items":"all"}'])('a damaged slip of another tab (%s) changes nothing', (newValue) => {
  one?.dispatch(hearSlip({ oldValue: localStorage.getItem(KEY), newValue }));
  expect(matches(one)).toEqual(['m1', 'm2', 'm3']);
});

it('the slip of the next player is not shown to the last one, nor the other way round, and is there once this tab knows who it is', () => {
  localStorage.setItem('slipway.owner.v1', '"u2"');
  const next = { ...slip(one), items: [aPick({ matchId: 'm9' })] };
  localStorage.setItem(KEY, JSON.stringify(next));
  one?.dispatch(hearSlip({ oldValue: null, newValue: JSON.stringify(next) }));
  expect([matches(one), matches(two)]).toEqual([
    ['m1', 'm2', 'm3'],
    ['m1', 'm2', 'm3'],
  ]);
  one?.dispatch(signedIn({ ...PLAYER, userId: 'u2' }));
  one?.dispatch(handedOver());
  expect(matches(one)).toEqual(['m9']);
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify(next));
});

it('an open tray stays open while its pick is the only one, and opens in no other tab', () => {
  inOne(changeSlip(clearSlip));
  inOne(pick('m1'));
  expect([slip(one).isQuick, slip(two).isQuick]).toEqual([true, false]);
  inTwo(stake('5'));
  expect(slip(one).isQuick).toBe(true);
  inTwo(pick('m2'));
  expect(slip(one).isQuick).toBe(false);
});

it('each change from outside is new to the player, and none of the own', () => {
  const heard = slip(two).heard;
  does(two, stake('8'));
  expect(slip(two).heard).toBe(heard);
  inOne(stake('7'));
  expect(slip(two).heard).not.toBe(heard);
  expect(localStorage.getItem(KEY)).not.toContain('heard');
});

it('a bet placed in one tab leaves the slip of both, with no undo', () => {
  inTwo(changeSlip(removePicks([aPick({ matchId: 'm3' })])));
  two?.dispatch(placingStarted({ userId: 'u1', bets: [bet()] }));
  two?.dispatch(money.moneySent({ key: 'k1', row: 'placeBet' }));
  inTwo(money.moneyAccepted({ key: 'k1', row: 'placeBet', receipt: aBet() }));
  for (const store of [one, two]) expect([matches(store), slip(store).before]).toEqual([[], undefined]);
});

it('a pick that came while the bet was out stays, and asks for a stake of its own', () => {
  two?.dispatch(placingStarted({ userId: 'u1', bets: [bet({ picks: ['m1 wl w', 'm2 wl w', 'm3 wl w'] })] }));
  two?.dispatch(money.moneySent({ key: 'k1', row: 'placeBet' }));
  inOne(pick('m4'));
  inTwo(money.moneyAccepted({ key: 'k1', row: 'placeBet', receipt: aBet() }));
  for (const store of [one, two]) expect([matches(store), slip(store).coupons.soccer]).toEqual([['m4'], undefined]);
});

it('a bet of a closed tab takes its picks off where the slip is that bet', () => {
  inTwo(changeSlip(removePicks([aPick({ matchId: 'm3' })])));
  inTwo(pickToggled(aPick({ matchId: 'b1', game: 'basketball' })));
  const { heard } = slip(one);
  foundHere();
  expect(matches(one)).toEqual(['b1']);
  expect(slip(one).heard).not.toBe(heard);
  expect(one?.getState().placing?.bets).toMatchObject([{ state: 'accepted', isElsewhere: true }]);
});

it.each<[string, SlipChange | undefined, Partial<PlacedBet>]>([
  ['has one pick more', undefined, {}],
  ['has one pick less', removePicks([aPick({ matchId: 'm2' }), aPick({ matchId: 'm3' })]), {}],
  ['is of singles', chooseMode('singles'), {}],
  ['combines what was a single', undefined, { picks: ['m1 wl w'] }],
])('a bet of a closed tab leaves a slip as it is that %s', (_, change, over) => {
  if (change !== undefined) inOne(changeSlip(change));
  const before = slip(one);
  foundHere(over);
  expect(slip(one)).toBe(before);
});

it('a single of a closed tab leaves a slip of singles, and a pick of cricket its match', () => {
  inOne(changeSlip(chooseMode('singles')));
  inOne(changeSlip(stakeSingles({ 'm1 wl w': '1', 'm2 wl w': '2' })));
  foundHere({ picks: ['m1 wl w'] });
  expect([matches(one), slip(one).stakes]).toEqual([['m2', 'm3'], { 'm2 wl w': '2' }]);
  for (const id of ['x', 'y'])
    one?.dispatch(
      cricketToggled({ matchId: 'c1', home: 'A', away: 'B', pick: { id, categoryLabel: '', slipLabel: '', odd: '2' } }),
    );
  foundHere({ key: 'k1', game: 'cricket', picks: ['c1 cricket x'] }, 'placeCricketBet');
  expect(slip(one).cricket['c1']?.picks.map(({ id }) => id)).toEqual(['y']);
});

it('who keeps the slip keeps it in both tabs', () => {
  one?.dispatch(preferencesChanged({ keepsSlip: true }));
  foundHere({ picks: ['m1 wl w', 'm2 wl w', 'm3 wl w'] });
  expect(matches(one)).toEqual(['m1', 'm2', 'm3']);
});

it.each([
  ['another tab', 'other', true],
  ['this tab before a reload', undefined, false],
])('a page that is opened while %s places a bet says whose it is', (_, of, isElsewhere) => {
  localStorage.setItem('slipway.placing.v1', JSON.stringify({ userId: 'u1', bets: [bet()] }));
  const transport = createTransport();
  const store = createStore(transport);
  storeIntent({ ...anIntent(), key: 'k1', userId: 'u1', tab: of ?? transport.tab.name });
  store.dispatch(signedIn(PLAYER));
  restoreSlip(store.dispatch);
  store.dispatch(takeUpPlacing());
  expect(store.getState().placing?.bets).toMatchObject([{ state: 'checking', isElsewhere }]);
});
