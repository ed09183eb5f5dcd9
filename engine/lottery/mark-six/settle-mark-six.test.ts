import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkSixBet } from './bet.ts';
import { settleMarkSix } from './settle-mark-six.ts';
import { ANIMALS } from './zodiac.ts';

// Dragon year: 1 13 25 37 49 dragon, 2 rabbit, 3 tiger, 4 ox, 5 rat, 6 pig, 7 dog.
const draw = { numbers: [2, 13, 24, 35, 46, 7], special: 30 };
const DAY = '2024-05-01';
const bet = (
  kind: MarkSixBet['kind'],
  selection: MarkSixBet['selection'],
  more: Partial<MarkSixBet> = {},
): MarkSixBet => ({
  kind,
  selection,
  amount: '100',
  odds: '1.96',
  ...more,
});
const settle = (one: MarkSixBet, special = 30) => settleMarkSix([one], { ...draw, special }, DAY);

describe('settleMarkSix', () => {
  it.each<[string, MarkSixBet, number, string, string]>([
    ['the special code', bet('specialCode', 30, { odds: '48' }), 30, 'win', '4800.000000'],
    ['another code', bet('specialCode', 31), 30, 'lose', '0.000000'],
    ['its side', bet('specialCodeSide', 'big'), 30, 'win', '196.000000'],
    ['a side at 49', bet('specialCodeSide', 'big'), 49, 'tie', '100.000000'],
    ['its colour', bet('specialCodeColor', 'red'), 30, 'win', '196.000000'],
    ['another colour', bet('specialCodeColor', 'blue'), 30, 'lose', '0.000000'],
    ['green at 49', bet('specialCodeColor', 'green'), 49, 'win', '196.000000'],
    ['its animal', bet('specialCodeAnimal', 'pig'), 30, 'win', '196.000000'],
    ['another animal', bet('specialCodeAnimal', 'rat'), 30, 'lose', '0.000000'],
    ['the animal of 49', bet('specialCodeAnimal', 'dragon'), 49, 'win', '196.000000'],
    ['merged animals', bet('specialCodeMergeAnimal', ['rat', 'pig']), 30, 'win', '196.000000'],
    ['merged animals without it', bet('specialCodeMergeAnimal', ['rat', 'dog']), 30, 'lose', '0.000000'],
    ['merged animals at 49', bet('specialCodeMergeAnimal', ['rat', 'pig']), 49, 'tie', '100.000000'],
    ['the tail of the special', bet('specialCodeTail', 0), 30, 'win', '196.000000'],
    ['the tail of a number only', bet('specialCodeTail', 3), 30, 'lose', '0.000000'],
    ['any tail', bet('tail', '3'), 30, 'win', '196.000000'],
    ['any tail, the special', bet('tail', 0), 30, 'win', '196.000000'],
    ['a tail that did not come', bet('tail', 9), 30, 'lose', '0.000000'],
    ['a number at its place', bet('numberCode', 13, { position: 'no2' }), 30, 'win', '196.000000'],
    ['a number at another place', bet('numberCode', 13, { position: 'no1' }), 30, 'lose', '0.000000'],
    ['a number anywhere', bet('numberCode', 13), 30, 'win', '196.000000'],
    ['the special ball does not count as a number', bet('numberCode', 30), 30, 'lose', '0.000000'],
    ['a number side', bet('numberCodeSide', 'small', { position: 'no1' }), 30, 'win', '196.000000'],
    ['a number colour', bet('numberCodeColor', 'red', { position: 'no6' }), 30, 'win', '196.000000'],
    ['a number colour missed', bet('numberCodeColor', 'green', { position: 'no6' }), 30, 'lose', '0.000000'],
    // The draw has rabbit, dragon (of the year), snake, horse, goat, dog, and the special's own.
    [
      'a combination that came',
      bet('specialCodeCombinationZodiacs', ['rabbit', 'dog'], { odds: '4' }),
      30,
      'win',
      '400.000000',
    ],
    [
      'with the animal of the year: 15% less',
      bet('specialCodeCombinationZodiacs', ['rabbit', 'dragon'], { odds: '4' }),
      30,
      'win',
      '340.000000',
    ],
    [
      'a combination that did not all come',
      bet('specialCodeCombinationZodiacs', ['rabbit', 'ox'], { odds: '4' }),
      30,
      'lose',
      '0.000000',
    ],
    [
      '49 counts in a combination',
      bet('specialCodeCombinationZodiacs', ['dragon'], { odds: '2' }),
      49,
      'win',
      '170.000000',
    ],
  ])('%s', (_, one, special, result, payout) => {
    expect(settle(one, special)).toMatchObject({ results: [result], payout });
  });

  it('pays every combination of the level, and stakes each', () => {
    const three = bet('specialCodeCombinationZodiacs', ['rabbit', 'dog', 'dragon', 'ox'], {
      level: 2,
      odds: '4',
      amount: '10',
    });
    // Six pairs; rabbit-dog at 40, rabbit-dragon and dog-dragon at 34 each.
    expect(settle(three)).toEqual({ results: ['win'], stake: '60.000000', payout: '108.000000' });
  });

  it.each([[['pig', 'rat']], [['rat', 'pig']], [[]]])('takes one animal for the special code, not %j', (selection) => {
    for (const special of [30, 49]) {
      expect(() => settle(bet('specialCodeAnimal', selection), special)).toThrow(
        expect.objectContaining({
          code: 'unknownSelection',
          path: 'bets[0].selection',
          message: expect.stringContaining('specialCodeMergeAnimal') as unknown,
        }),
      );
    }
    expect(settle(bet('specialCodeAnimal', ['pig'])).results).toEqual(['win']);
  });

  it('refuses an amount finer than the currency: it would be staked as nothing', () => {
    const fine = bet('specialCode', 30, { amount: '0.001', odds: '47' });
    expect(() => settleMarkSix([fine], draw, DAY, 'BRL')).toThrow(
      expect.objectContaining({ code: 'tooManyPlaces', path: 'bets[0].amount' }),
    );
    expect(settleMarkSix([fine], draw, DAY, 'USDT').payout).toBe('0.047000');
  });

  it('needs a day for animals only', () => {
    expect(settleMarkSix([bet('specialCode', 30)], draw, undefined)).toMatchObject({ results: ['win'] });
    expect(() => settleMarkSix([bet('specialCodeAnimal', 'rat')], draw, undefined)).toThrow(
      expect.objectContaining({
        code: 'missingValue',
        path: 'date',
        message: expect.stringContaining('day of the draw'),
      }),
    );
    expect(() => settleMarkSix([bet('specialCode', 30)], draw, '2030-01-01')).toThrow(
      expect.objectContaining({ code: 'unknownZodiacYear' }),
    );
  });

  it('adds bets up, each cut by itself', () => {
    const odd = bet('specialCode', 30, { amount: '0.01', odds: '1.05' });
    expect(settleMarkSix([odd, odd], draw, DAY, 'BRL')).toEqual({
      results: ['win', 'win'],
      stake: '0.02',
      payout: '0.02',
    });
  });

  it.each<[string, MarkSixBet, string, string]>([
    ['no kind', bet('lucky' as 'tail', 1), 'unknownBetKind', 'bets[0].kind'],
    ['no ball', bet('specialCode', 50), 'outOfRange', 'bets[0].selection'],
    ['a ball as text', bet('numberCode', 'x'), 'outOfRange', 'bets[0].selection'],
    ['no side', bet('specialCodeSide', 'middle'), 'unknownSelection', 'bets[0].selection'],
    ['no colour', bet('specialCodeColor', 'pink'), 'unknownSelection', 'bets[0].selection'],
    ['no animal', bet('specialCodeAnimal', 'cat'), 'unknownSelection', 'bets[0].selection'],
    ['no animal in a list', bet('specialCodeMergeAnimal', ['rat', 'cat']), 'unknownSelection', 'bets[0].selection[1]'],
    ['an animal twice', bet('specialCodeMergeAnimal', ['rat', 'rat']), 'unknownSelection', 'bets[0].selection[1]'],
    ['no tail', bet('tail', 10), 'unknownSelection', 'bets[0].selection'],
    ['half a tail', bet('specialCodeTail', 1.5), 'unknownSelection', 'bets[0].selection'],
    ['a tail below 0', bet('tail', -1), 'unknownSelection', 'bets[0].selection'],
    ['no place', bet('numberCodeSide', 'big'), 'unknownSelection', 'bets[0].position'],
    [
      'a place that is none',
      bet('numberCode', 3, { position: 'no7' as 'no6' }),
      'unknownSelection',
      'bets[0].position',
    ],
    ['level 0', bet('specialCodeCombinationZodiacs', ['rat'], { level: 0 }), 'outOfRange', 'bets[0].level'],
    ['level 6', bet('specialCodeCombinationZodiacs', ['rat'], { level: 6 }), 'outOfRange', 'bets[0].level'],
    ['a negative amount', bet('tail', 1, { amount: '-1' }), 'negativeAmount', 'bets[0].amount'],
    ['odds below 1', bet('tail', 1, { odds: '0.5' }), 'oddsBelowOne', 'bets[0].odds'],
  ])('refuses %s', (_, wrong, code, path) => {
    expect(() => settle(wrong)).toThrow(
      expect.objectContaining({ name: 'EngineError', code, path, message: expect.stringMatching(/: .{10,}$/) }),
    );
  });

  it.each([
    [{ numbers: [1, 2, 3, 4, 5, 5], special: 7 }, 'impossibleDraw', 'draw.numbers[5]'],
    [{ numbers: [1, 2, 3, 4, 5, 6], special: 6 }, 'impossibleDraw', 'draw.special'],
    [{ numbers: [1, 2, 3, 4, 5], special: 7 }, 'impossibleDraw', 'draw.numbers'],
    [{ numbers: [1, 2, 3, 4, 5, 50], special: 7 }, 'outOfRange', 'draw.numbers[5]'],
    [{ numbers: [1, 2, 3, 4, 5, 6], special: 0 }, 'outOfRange', 'draw.special'],
  ])('refuses the draw %j', (wrong, code, path) => {
    expect(() => settleMarkSix([], wrong, DAY)).toThrow(
      expect.objectContaining({ name: 'EngineError', code, path, message: expect.stringMatching(/: .{10,}$/) }),
    );
  });

  it('of merged sets that share out the animals, exactly one pays at every ball', () => {
    const balls = fc.uniqueArray(fc.integer({ min: 1, max: 49 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(balls, fc.shuffledSubarray([...ANIMALS], { minLength: 12 }), ([special = 1, ...numbers], animals) => {
        const halves = [animals.slice(0, 6), animals.slice(6)].map((half) =>
          bet('specialCodeMergeAnimal', half, { configuration: 'six' }),
        );
        const { results } = settleMarkSix(halves, { numbers, special }, DAY);
        expect([...results].toSorted()).toEqual(special === 49 ? ['tie', 'tie'] : ['lose', 'win']);
      }),
    );
  });
});
