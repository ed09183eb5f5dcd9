import { beforeEach, expect, it, vi } from 'vitest';
import { accountApi } from '#app/features/account/account/account-api.ts';
import { preferencesChanged, type LastStake } from '#app/store/preferences-slice.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { changeCoupon } from './change-slip.ts';
import { startPreferences } from './preferences-listeners.ts';
import { pickToggled } from './slip-slice.ts';
import { changeSlip } from './use-change-slip.ts';

const LAST: LastStake = { amount: '2.500000', currency: 'USDT' };

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  startPreferences();
});

const PLAYER = { token: 'token', freshToken: 'fresh', userId: 'u-1', role: 2 } as const;

/** The store of a player whose wallet has this currency, or of a guest. */
async function storeWith(lastStake: LastStake | undefined, stakeBy?: 'total', wallet: string | null = 'USDT') {
  const store = createStore();
  if (wallet !== null) {
    store.dispatch(signedIn(PLAYER));
    const account = { id: 'u-1', currency: wallet, readAt: 0 };
    await store.dispatch(accountApi.util.upsertQueryData('getAccount', undefined, account as never));
  }
  store.dispatch(preferencesChanged({ lastStake, stakeBy }));
  const coupon = () => store.getState().slip?.coupons.soccer;
  return { store, coupon };
}
/** Listeners run after the action, in a task of their own. */
const pick = async ({ dispatch }: Pick<ReturnType<typeof createStore>, 'dispatch'>, item: typeof first) => {
  dispatch(pickToggled(item));
  await new Promise((resolve) => setTimeout(resolve));
};
const [first, second] = [aPick({ matchId: 'm-1' }), aPick({ matchId: 'm-2' })];

it('the last stake is in the field from the first pick on, as a player types it', async () => {
  const { store, coupon } = await storeWith(LAST);
  await pick(store, first);
  expect(coupon()?.stake).toBe('2.5');
});

it('an emptied field stays empty at the next pick, and what was typed stays', async () => {
  const { store, coupon } = await storeWith(LAST);
  await pick(store, first);
  store.dispatch(changeSlip(changeCoupon('soccer', { stake: '' })));
  await pick(store, second);
  expect(coupon()?.stake).toBe('');
});

it('the last total is offered to who enters totals, otherwise the stake of a line', async () => {
  const total = await storeWith({ ...LAST, total: '10' }, 'total');
  await pick(total.store, first);
  expect(total.coupon()).toMatchObject({ stake: '10', total: '10' });
  const line = await storeWith({ ...LAST, total: '10' });
  await pick(line.store, first);
  expect(line.coupon()).toMatchObject({ stake: '2.5', total: undefined });
});

it.each([
  ['a guest', LAST, null],
  ['a wallet in another currency', LAST, 'BRL'],
  ['who has not bet yet', undefined, 'USDT'],
])('nothing is offered to %s', async (_, last, wallet) => {
  const { store, coupon } = await storeWith(last, undefined, wallet);
  await pick(store, first);
  expect(coupon()).toBeUndefined();
});
