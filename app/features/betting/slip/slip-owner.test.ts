// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { followOtherTabs, restoreSession, startSession } from '#app/features/account/session/index.ts';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore, type AppStore } from '#app/store/store.ts';
import { openVault } from '#app/store/vault.ts';
import { PLAYER } from '#app/api/money/test-upstream.ts';
import { restoreSlip } from './restore-slip.ts';
import { startSlip } from './start-slip.ts';
import { changeCoupon } from './model/change-slip.ts';
import { changeSlip } from './model/use-change-slip.ts';
import { injectedSlip, pickToggled } from './model/slip-slice.ts';
import { aPick } from './test/a-pick.ts';

const OTHER = { ...PLAYER, userId: 'u2' };
const EXPIRED = signedOut({ because: 'expired' });
const LEFT = signedOut({ because: 'left' });
const FULL = [['m1'], '37'];
const EMPTY = [[], undefined];

beforeAll(() => {
  startSession();
  startSlip(createStore().dispatch);
});
// Listeners are a module's own state, and would write the slips of later tests of this worker.
afterAll(() => void vi.resetModules());
beforeEach(async () => {
  localStorage.clear();
  await openVault('test');
});

/** A page, as main.tsx starts it. */
const opened = () => {
  const store = createStore(createTransport({ idempotency: 'none' }));
  restoreSession(store.dispatch);
  restoreSlip(store.dispatch);
  return store;
};
const fill = ({ dispatch }: AppStore) => {
  dispatch(pickToggled(aPick({ matchId: 'm1' })));
  dispatch(changeSlip(changeCoupon('soccer', { stake: '37' })));
};
const slipOf = (store: AppStore) => {
  const { items, coupons } = injectedSlip.selectSlice(store.getState());
  return [items.map(({ matchId }) => matchId), coupons.soccer?.stake];
};

it.each([
  ['a guest who signs in keeps it', [signedIn(PLAYER)], FULL],
  ['the same player keeps it after an expired session', [signedIn(PLAYER), EXPIRED, signedIn(PLAYER)], FULL],
  ['it is emptied when the player leaves', [signedIn(PLAYER), LEFT], EMPTY],
  [
    'it is emptied when another one comes after an expired session',
    [signedIn(PLAYER), EXPIRED, signedIn(OTHER)],
    EMPTY,
  ],
  ['it is emptied when another one comes in place of the player', [signedIn(PLAYER), signedIn(OTHER)], EMPTY],
])('the slip with its stake: %s, also after a reload', (_, [first, ...then], slip) => {
  const store = opened();
  fill(store);
  for (const action of [first, ...then]) store.dispatch(action as never);
  expect(slipOf(store)).toEqual(slip);
  expect(slipOf(opened())).toEqual(slip);
});

it('another player who signs in on a page that was opened after the session had expired does not get it', () => {
  const before = opened();
  before.dispatch(signedIn(PLAYER));
  fill(before);
  before.dispatch(EXPIRED);
  const store = opened();
  expect(slipOf(store)).toEqual(FULL);
  store.dispatch(signedIn(OTHER));
  expect(slipOf(store)).toEqual(EMPTY);
});

/** The last of two tabs hears of the first by the storage. */
async function inAnotherTab(does: (one: AppStore) => void): Promise<AppStore> {
  const [one, two] = [opened(), opened()];
  for (const store of [one, two]) {
    store.dispatch(signedIn(PLAYER));
    fill(store);
  }
  const { number } = two.getState().session;
  followOtherTabs(two);
  does(one);
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.poll(() => two.getState().session.number).toBeGreaterThan(number);
  return two;
}

it('the slip of another tab is emptied too when the player leaves', async () => {
  const two = await inAnotherTab((one) => one.dispatch(LEFT));
  expect(slipOf(two)).toEqual(EMPTY);
});

it('the slip of another tab stays when the session expires', async () => {
  const two = await inAnotherTab((one) => one.dispatch(EXPIRED));
  expect([slipOf(two), slipOf(opened())]).toEqual([FULL, FULL]);
});

it('a tab that hears late of the next player leaves that one’s stored slip alone', async () => {
  const two = await inAnotherTab((one) => {
    one.dispatch(LEFT);
    one.dispatch(signedIn(OTHER));
    one.dispatch(pickToggled(aPick({ matchId: 'm9' })));
  });
  expect([slipOf(two), slipOf(opened())]).toEqual([EMPTY, [['m9'], undefined]]);
});
