// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OddsItem } from '#contract/entities';
import { addAmounts, compareAmounts } from '#engine/money';
import { ANIMALS } from '#engine/lottery';
import { choiceLines, choiceRule } from '#app/i18n/choice-lines.ts';
import type { DrawItem } from './draw-item.ts';
import { aContext, PRICE } from '#app/features/betting/draws/test/a-context.ts';
import { summariseDrawSlip, type DrawContext } from './summarise-draw-slip.ts';

const context = aContext({ brandStake: { min: '0.01', max: '5000' } });
const moved = (): OddsItem => ({ ...PRICE, odd: '46.00' });
const item = (number: number, typed?: string): DrawItem => ({
  key: `n${number}`,
  choice: { kind: 'specialCode', selection: number },
  odds: '47.00',
  ...(typed !== undefined && { typed }),
});
const combination = (count: number, level: number, typed: string): DrawItem => ({
  key: `c${count}-${level}`,
  choice: { kind: 'specialCodeCombinationZodiacs', selection: ANIMALS.slice(0, count), level },
  odds: '47.00',
  typed,
});
const summarise = (items: DrawItem[], typed = '', over: Partial<DrawContext> = {}) =>
  summariseDrawSlip({ items, typed }, { ...context, ...over });

describe('the summary of a draw slip', () => {
  it('adds amounts per line: a set of animals costs as many lines as it has combinations', () => {
    expect(summarise([item(8), item(9, '5'), combination(6, 3, '2')], '10')).toMatchObject({ totalStake: '55' });
    expect(summarise([item(8)], '10').obstacles).toEqual([]);
  });

  it.each<[Partial<DrawContext>, object]>([
    [{ phase: 'closing' }, { kind: 'phase', phase: 'closing' }],
    [{ phase: 'closed' }, { kind: 'phase', phase: 'closed' }],
    [{ phase: undefined }, { kind: 'phase', phase: undefined }],
    [{ priceOf: () => undefined }, { kind: 'gone' }],
    [{ priceOf: moved }, { kind: 'oddsMoved' }],
    [{ funds: '9' }, { kind: 'limit', warning: { name: 'insufficientAccountBalance', limit: '9' } }],
    [{ brandStake: { max: '9' } }, { kind: 'limit', warning: { name: 'exceedsMaxBet', limit: '9' } }],
    [
      { brandStake: { max: '9' }, rate: '0.5' },
      { kind: 'limit', warning: { name: 'exceedsMaxBet', limit: '9' } },
    ],
    [
      { returnsOf: () => ({ max: '10', min: '10', guaranteed: '10' }) },
      { kind: 'limit', isOfItem: false, warning: { name: 'cannotWin', amount: '10', limit: '10' } },
    ],
    [{ brandStake: { min: '11' } }, { kind: 'limit', warning: { name: 'belowMinBet', limit: '11' } }],
  ])('%j stops the bet', (over, obstacle) => {
    expect(summarise([item(8)], '10', over).obstacles).toMatchObject([obstacle]);
  });

  it.each([
    ['', { kind: 'amount', problem: 'missing' }],
    ['0', { kind: 'amount', problem: 'notPositive' }],
    ['1e3', { kind: 'amount', problem: 'notANumber' }],
    ['1.99', { kind: 'limit', isOfItem: true, warning: { name: 'belowLotteryGameMinBet', limit: '2' } }],
    ['100.01', { kind: 'limit', isOfItem: true, warning: { name: 'exceedsLotteryGameMaxBet', limit: '100' } }],
  ] as const)('an amount of %j: %j', (typed, obstacle) => {
    expect(summarise([item(8)], typed).obstacles).toMatchObject([obstacle]);
  });

  it('checks the total against the limits of the game', () => {
    expect(summarise([item(8), item(9)], '76').obstacles).toMatchObject([
      { kind: 'limit', isOfItem: false, warning: { name: 'exceedsMaxBet', limit: '150' } },
    ]);
  });

  it('names everything that stops the bet at once', () => {
    expect(summarise([item(8), item(9, '1000')], '1', { phase: 'closed', priceOf: moved }).obstacles).toMatchObject([
      { kind: 'phase' },
      { kind: 'oddsMoved' },
      { kind: 'limit', isOfItem: true, warning: { name: 'belowLotteryGameMinBet', limit: '2' } },
      { kind: 'limit', isOfItem: true, warning: { name: 'exceedsLotteryGameMaxBet', limit: '100' } },
      { kind: 'limit', isOfItem: false, warning: { name: 'exceedsMaxBet', limit: '150' } },
      { kind: 'limit', isOfItem: false, warning: { name: 'insufficientAccountBalance', limit: '500' } },
    ]);
  });

  it('odds that moved are offered, and limits scale by the rate', () => {
    expect(summarise([item(8)], '10', { priceOf: moved }).moved).toEqual([{ ...item(8), odds: '46.00' }]);
    const prizeOf = ({ odds }: DrawItem, amount: string) => `${amount} at ${odds}`;
    expect(summarise([item(8)], '10', { priceOf: moved, prizeOf }).rows[0]?.prize).toBe('10 at 46.00');
    expect(summarise([item(8)], '10', { rate: '5.4321', currency: 'BRL' }).obstacles).toMatchObject([
      { warning: { name: 'belowLotteryGameMinBet', limit: '10.8642' } },
    ]);
  });

  it('property: the stake is the sum over the lines, and there is none while an amount cannot be read', () => {
    const typed = fc.oneof(fc.integer({ min: 1, max: 9_999 }).map(String), fc.constantFrom('', '0', 'x', '1,5,5'));
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 8 }), (all) => {
        const { totalStake, rows } = summarise(all.map((each, index) => item(index + 1, each)));
        const areGood = all.every((each) => /^[1-9]\d*$/.test(each));
        expect(totalStake !== undefined).toBe(areGood);
        if (totalStake === undefined) return;
        const sum = all.reduce(addAmounts, '0');
        expect(compareAmounts(totalStake, sum)).toBe(0);
        expect(rows.every(({ amount }) => amount !== undefined)).toBe(true);
      }),
    );
  });
});

describe('the rules of selections', () => {
  it.each([
    [{ kind: 'specialCodeMergeAnimal', selection: ['rat'] }, 'atLeastTwo'],
    [{ kind: 'specialCodeMergeAnimal', selection: ANIMALS.slice(0, 10) }, 'mostNine'],
    [{ kind: 'specialCodeMergeAnimal', selection: ANIMALS.slice(0, 5), configuration: 'six' }, 'shouldSelectSix'],
    [{ kind: 'specialCodeMergeAnimal', selection: ANIMALS.slice(0, 6), configuration: 'six' }, null],
    [{ kind: 'specialCodeCombinationZodiacs', selection: [], level: 1 }, 'atLeastOne'],
    [{ kind: 'specialCodeCombinationZodiacs', selection: ANIMALS.slice(0, 6), level: 1 }, 'mostFive'],
    [{ kind: 'specialCodeCombinationZodiacs', selection: ANIMALS.slice(0, 2), level: 3 }, 'atLeastCombinationLevel'],
    [{ kind: 'specialCode', selection: 8 }, null],
    [{ market: 'sum', selection: 8 }, null],
  ] as const)('%j: %s', (choice, rule) => {
    expect(choiceRule(choice as unknown as DrawItem['choice'])).toBe(rule);
  });

  it('counts combinations', () => {
    expect(choiceLines(combination(6, 3, '').choice)).toBe('20');
    expect(choiceLines(combination(12, 5, '').choice)).toBe('792');
    expect(choiceLines({ market: 'sum', selection: 8 })).toBe('1');
  });
});
