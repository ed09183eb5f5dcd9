import { beforeAll, expect, it } from 'vitest';
import { moneyAccepted } from '#app/api/money/money-slice.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { CURRENCIES } from '#fixtures/world';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { allTyped, drawSlipCleared, gameChosen } from './draw-slip-slice.ts';
import { useAmountForAll, useOfferedStake } from './use-offered-stake.ts';

beforeAll(() => stubPage());

const BRAND = { currency: 'USDT', quickStakes: ['5', '10'] };

/** The amount in the field of Hong Kong Mark Six after some actions. */
async function amountAfter(...actions: readonly Parameters<ReturnType<typeof upstream>['store']['dispatch']>[0][]) {
  const { store, call } = upstream({
    'member/account': () => ({ score: '60', currency: 'USDT' }),
    'config/exchange': () => CURRENCIES,
  });
  await call('getAccount');
  await call('listCurrencies');
  store.dispatch(gameChosen('hkmarksix'));
  for (const action of actions) store.dispatch(action);
  return readHook(() => useAmountForAll(useOfferedStake('hkmarksix', 'USDT')), { store, brand: BRAND });
}

const placed = (lottery: string, currency = 'USDT') =>
  moneyAccepted({
    key: 'k',
    row: 'placeLotteryBet',
    receipt: { currency, picks: [{ amount: '2' }] },
    request: { params: { lottery }, query: {}, body: {} },
  });

it('is the first quick stake before the first bet', async () => expect(await amountAfter()).toBe('5'));
it('is the stake of the last bet on this lottery', async () =>
  expect(await amountAfter(placed('hkmarksix'))).toBe('2'));
it('is not the stake of a bet on another lottery', async () =>
  expect(await amountAfter(placed('ammarksix'))).toBe('5'));
it('is not an amount of another currency', async () => expect(await amountAfter(placed('hkmarksix', 'BRL'))).toBe('5'));
it('is what the player enters', async () => expect(await amountAfter(allTyped('7'))).toBe('7'));
it('stays empty when the player empties the field', async () => expect(await amountAfter(allTyped(''))).toBe(''));
it('is offered again once the slip is cleared', async () =>
  expect(await amountAfter(allTyped(''), drawSlipCleared())).toBe('5'));
