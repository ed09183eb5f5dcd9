import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyAccepted } from '#app/api/money/money-slice.ts';
import { handedOver, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { MAX_ITEMS, type DrawItem } from './draw-item.ts';
import {
  allTyped,
  currencyKnown,
  gameChosen,
  injectedDrawSlip,
  itemRemoved,
  itemsToggled,
  itemTyped,
  stepTaken,
} from './draw-slip-slice.ts';

const item = (number: number): DrawItem => ({
  key: `specialCode|||${number}`,
  choice: { kind: 'specialCode', selection: number },
  odds: '47.00',
});
const items = (...numbers: number[]) => numbers.map(item);

function aSlip() {
  const store = createStore();
  const slip = () => injectedDrawSlip.selectSlice(store.getState());
  store.dispatch(gameChosen('hkmarksix'));
  return { dispatch: store.dispatch, slip, keys: () => slip().items.map(({ key }) => key) };
}

describe('the slip of a draw', () => {
  it('going to another game clears selections and warnings; coming to the same one does not', () => {
    const { dispatch, slip } = aSlip();
    dispatch(itemsToggled(items(1, 2)));
    dispatch(itemsToggled(Array.from({ length: MAX_ITEMS }, (_, index) => item(index + 100))));
    expect(slip()).toMatchObject({ warning: 'tooMany' });
    dispatch(gameChosen('hkmarksix'));
    expect(slip().items).toHaveLength(2);
    dispatch(gameChosen('pk10'));
    expect(slip()).toEqual({ game: 'pk10', items: [], typed: '', step: 'none', warning: undefined });
  });

  it('a quick pick adds what is missing, and takes all off when all are there', () => {
    const { dispatch, keys } = aSlip();
    dispatch(itemsToggled(items(2)));
    dispatch(itemsToggled(items(1, 2, 3)));
    expect(keys()).toEqual(items(2, 1, 3).map(({ key }) => key));
    dispatch(itemsToggled(items(1, 2, 3)));
    expect(keys()).toEqual([]);
  });

  it('one amount for all replaces single ones', () => {
    const { dispatch, slip } = aSlip();
    dispatch(itemsToggled(items(1, 2)));
    dispatch(itemTyped({ key: item(1).key, typed: '5' }));
    expect(slip().items.map(({ typed }) => typed)).toEqual(['5', undefined]);
    dispatch(allTyped('10'));
    expect(slip().items.map(({ typed }) => typed)).toEqual([undefined, undefined]);
    expect(slip().typed).toBe('10');
  });

  it('amounts that were entered in another currency go, and the selections stay', () => {
    const { dispatch, slip, keys } = aSlip();
    dispatch(currencyKnown('USDT'));
    dispatch(itemsToggled(items(1, 2)));
    dispatch(allTyped('10'));
    dispatch(itemTyped({ key: item(1).key, typed: '5' }));
    dispatch(stepTaken('review'));
    dispatch(currencyKnown('USDT'));
    expect(slip()).toMatchObject({ typed: '10', step: 'review', items: [{ typed: '5' }, {}] });
    dispatch(currencyKnown('BRL'));
    expect(keys()).toEqual(items(1, 2).map(({ key }) => key));
    expect(slip()).toMatchObject({ typed: '', step: 'none', currency: 'BRL' });
    expect(slip().items.map(({ typed }) => typed)).toEqual([undefined, undefined]);
  });

  it('an accepted bet empties it and leaves the review open for the receipt; other money does not touch it', () => {
    const { dispatch, slip } = aSlip();
    dispatch(itemsToggled(items(1)));
    dispatch(stepTaken('review'));
    dispatch(moneyAccepted({ key: 'k', row: 'placeBet', receipt: undefined }));
    expect(slip().items).toHaveLength(1);
    dispatch(moneyAccepted({ key: 'k', row: 'placeLotteryBet', receipt: undefined }));
    expect(slip()).toMatchObject({ items: [], typed: '', step: 'review' });
  });

  it('of a bet that another tab has sent, only its own selections leave the slip', () => {
    const { dispatch, slip } = aSlip();
    dispatch(itemsToggled(items(1, 2, 3)));
    dispatch(allTyped('5'));
    const [first] = slip().items;
    const accepted = (lottery: string) =>
      moneyAccepted({
        key: 'k',
        row: 'placeLotteryBet',
        receipt: undefined,
        request: { params: { lottery }, query: {}, body: { picks: [{ ...first?.choice, amount: '9', odds: '2' }] } },
      });
    dispatch(accepted('ammarksix'));
    expect(slip().items).toHaveLength(3);
    dispatch(accepted('hkmarksix'));
    expect(slip().items).toHaveLength(2);
    expect(slip().items).not.toContain(first);
    expect(slip().typed).toBe('5');
  });

  const receipt = (...amounts: string[]) => ({ currency: 'USDT', picks: amounts.map((amount) => ({ amount })) });
  const placed = (lottery: string, ...amounts: string[]) =>
    moneyAccepted({
      key: 'k',
      row: 'placeLotteryBet',
      receipt: receipt(...amounts),
      request: { params: { lottery }, query: {}, body: {} },
    });

  it('the stake of the last bet is remembered for each game, if all its selections had the same', () => {
    const { dispatch, slip } = aSlip();
    dispatch(placed('hkmarksix', '5', '5.00'));
    dispatch(placed('ammarksix', '2'));
    dispatch(placed('hkmarksix', '1', '9'));
    dispatch(gameChosen('ammarksix'));
    expect(slip().stakes).toEqual({
      hkmarksix: { amount: '5', currency: 'USDT' },
      ammarksix: { amount: '2', currency: 'USDT' },
    });
    dispatch(handedOver());
    expect(slip().stakes).toBeUndefined();
  });

  it('the same player keeps it after an expired session, and looks at it again', () => {
    const { dispatch, slip } = aSlip();
    dispatch(itemsToggled(items(1)));
    dispatch(allTyped('10'));
    dispatch(stepTaken('review'));
    dispatch(signedOut({ because: 'expired' }));
    expect(slip()).toMatchObject({ items: items(1), typed: '10', step: 'none' });
  });

  it('another player does not get it', () => {
    const { dispatch, slip } = aSlip();
    dispatch(itemsToggled(items(1)));
    dispatch(allTyped('10'));
    dispatch(handedOver());
    expect(slip()).toMatchObject({ game: 'hkmarksix', items: [], typed: '' });
  });

  it('property: whatever is pressed, nothing stands there twice and never more than a bet may have', () => {
    const press = fc.oneof(
      fc
        .array(fc.integer({ min: 1, max: 260 }), { minLength: 1, maxLength: 120 })
        .map((numbers) => itemsToggled(items(...new Set(numbers)))),
      fc.integer({ min: 1, max: 260 }).map((number) => itemRemoved(item(number).key)),
    );
    fc.assert(
      fc.property(fc.array(press, { maxLength: 25 }), (presses) => {
        const { dispatch, keys } = aSlip();
        for (const action of presses) {
          dispatch(action);
          expect(keys().length).toBeLessThanOrEqual(MAX_ITEMS);
          expect(new Set(keys()).size).toBe(keys().length);
        }
      }),
      { numRuns: 40 },
    );
  });
});
