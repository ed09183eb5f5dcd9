import { beforeEach, expect, it, vi } from 'vitest';
import { knowCurrencies } from '#app/brand/page-currencies.ts';
import { accountApi } from '#app/features/account/account/account-api.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { addCricket } from './change-cricket.ts';
import { changeCoupon, removePicks, stakeSingles } from './change-slip.ts';
import { startPreferences } from './preferences-listeners.ts';
import { pickToggled } from './slip-slice.ts';
import { changeSlip } from './use-change-slip.ts';

const cricketPick = { id: 'x', categoryLabel: 'Toss', slipLabel: 'A', odd: '1.80', typed: '3' };

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  startPreferences();
});

const PLAYER = { token: 'token', freshToken: 'fresh', userId: 'u-1', role: 2 } as const;

/** A filled slip, a wallet in each of the currencies one after the other, and what is on the slip in the end. */
async function slipAfter(...currencies: readonly string[]) {
  return slipOf('player', currencies);
}

async function slipOf(filledBy: 'player' | 'guest', currencies: readonly string[]) {
  const { dispatch, getState } = createStore();
  if (filledBy === 'player') dispatch(signedIn(PLAYER));
  for (const matchId of ['m-1', 'm-2']) dispatch(pickToggled(aPick({ matchId })));
  dispatch(changeSlip(changeCoupon('soccer', { passes: ['2-string-1'], stake: '5', total: '10', bankers: ['m-1'] })));
  dispatch(changeSlip(stakeSingles({ 'm-1 wl w': '7', 'm-2 wl w': '8' })));
  dispatch(changeSlip(addCricket({ c1: { home: 'A', away: 'B', picks: [cricketPick] } })));
  dispatch(changeSlip(removePicks([aPick({ matchId: 'm-2' })])));
  if (filledBy === 'guest') dispatch(signedIn(PLAYER));
  for (const currency of currencies) {
    const account = { id: 'u-1', currency, readAt: 0 };
    await dispatch(accountApi.util.upsertQueryData('getAccount', undefined, account as never));
    // Listeners run after the action, in a task of their own.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return getState().slip;
}

it('a wallet that is kept in another currency leaves selections and types, and no stake that was meant in the old one', async () => {
  const slip = await slipAfter('BRL', 'USDT');
  const coupon = { passes: ['2-string-1'], stake: '', total: undefined, bankers: ['m-1'] };
  expect(slip).toMatchObject({ items: [{ matchId: 'm-1' }], coupons: { soccer: coupon }, stakes: {} });
  expect(slip?.stakes).toEqual({});
  expect(slip?.cricket['c1']?.picks).toEqual([{ ...cricketPick, typed: '' }]);
  expect(slip?.before).toMatchObject({ items: [{ matchId: 'm-1' }, { matchId: 'm-2' }], coupons: { soccer: coupon } });
  expect(slip?.before?.stakes).toEqual({});
});

it('a wallet that is read again in the same currency leaves the stakes', async () => {
  const slip = await slipAfter('BRL', 'BRL');
  expect(slip?.coupons.soccer).toMatchObject({ stake: '5', total: '10' });
  expect(slip?.stakes).toEqual({ 'm-1 wl w': '7' });
  expect(slip?.cricket['c1']?.picks).toEqual([cricketPick]);
});

it.each([
  ['BRL', ''],
  ['USDT', '5'],
])('a guest who bets in USDT and turns out to have a wallet in %s has a stake of "%s"', async (currency, stake) => {
  knowCurrencies({ currency: 'USDT', currencies: [] });
  const slip = await slipOf('guest', [currency]);
  expect(slip?.items).toMatchObject([{ matchId: 'm-1' }]);
  expect(slip?.coupons.soccer).toMatchObject({ passes: ['2-string-1'], stake });
});
