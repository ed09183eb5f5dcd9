import { describe, expect, it } from 'vitest';
import { type BallBet, colorOf, mayBeBet, settleCricket, settleMarkSix, settleRace, yearAnimal } from './lotteries.ts';

describe('Mark Six', () => {
  const draw = { numbers: [2, 13, 24, 35, 46, 7], special: 30 };
  const play = (special: number, kind: string, selection: BallBet['selection'], more: Partial<BallBet> = {}) =>
    settleMarkSix([{ kind, selection, amount: '10', odds: '2', ...more }], { ...draw, special }, '2026-03-01', 'BRL')
      .results[0];

  it.each([
    [24, 'big', 'lose'],
    [25, 'big', 'win'],
    [24, 'small', 'win'],
    [25, 'small', 'lose'],
    [49, 'small', 'tie'],
    [30, 'even', 'win'],
    [31, 'odd', 'win'],
    [31, 'sumEven', 'win'],
    [32, 'sumOdd', 'win'],
    [32, 'sum_even', 'lose'],
    [34, 'tailSmall', 'win'],
    [35, 'tailSmall', 'lose'],
    [35, 'digitTailBig', 'win'],
    [34, 'tailBig', 'lose'],
    [27, 'bigOdd', 'win'],
    [28, 'bigOdd', 'lose'],
    [23, 'bigOdd', 'lose'],
    [22, 'smallEven', 'win'],
    [22, 'none', 'lose'],
  ])('%d is on the side %s: %s', (special, side, result) => {
    expect(play(special, 'specialCodeSide', side)).toBe(result);
  });

  it.each<readonly [string, BallBet['selection'], Partial<BallBet>, string]>([
    ['specialCodeColor', 'red', {}, 'win'],
    ['specialCodeColor', 'blue', {}, 'lose'],
    ['specialCodeTail', 0, {}, 'win'],
    ['specialCodeTail', 3, {}, 'lose'],
    ['tail', 5, {}, 'win'],
    ['tail', 0, {}, 'win'],
    ['tail', 8, {}, 'lose'],
    ['numberCode', 24, {}, 'win'],
    ['numberCode', 30, {}, 'lose'],
    ['numberCode', 24, { position: 'no3' }, 'win'],
    ['numberCode', 24, { position: 'no4' }, 'lose'],
    ['numberCodeSide', 'big', { position: 'no4' }, 'win'],
    ['numberCodeSide', 'big', { position: 'no3' }, 'lose'],
    ['numberCodeColor', 'red', { position: 'no4' }, 'win'],
    ['numberCodeColor', 'blue', { position: 'no3' }, 'lose'],
    ['specialCodeAnimal', 'rat', {}, 'lose'],
    ['specialCodeAnimal', ['ox', 'rat'], {}, 'win'],
    ['specialCodeMergeAnimal', ['rat', 'ox'], {}, 'win'],
    ['specialCodeMergeAnimal', ['rat', 'pig'], {}, 'lose'],
  ])('30 on %s %j %j: %s', (kind, selection, more, result) => expect(play(30, kind, selection, more)).toBe(result));

  it('49 ties on animals together, and no other bet is known', () => {
    expect(play(49, 'specialCodeMergeAnimal', ['horse', 'ox'])).toBe('tie');
    expect(() => play(30, 'chance', 1)).toThrow(new RangeError('no Mark Six bet is called chance'));
  });

  it.each<readonly [Omit<BallBet, 'amount' | 'odds'>, boolean]>([
    ...[1, 2, 9, 10].map(
      (count) => [{ kind: 'specialCodeMergeAnimal', selection: many(count) }, count >= 2 && count <= 9] as const,
    ),
    [{ kind: 'specialCodeMergeAnimal', selection: many(5), configuration: 'six' }, false],
    [{ kind: 'specialCodeMergeAnimal', selection: many(6), configuration: 'six' }, true],
    [{ kind: 'specialCodeCombinationZodiacs', selection: many(5), level: 1 }, true],
    [{ kind: 'specialCodeCombinationZodiacs', selection: many(6), level: 1 }, false],
    [{ kind: 'specialCodeCombinationZodiacs', selection: many(1) }, true],
    [{ kind: 'specialCodeCombinationZodiacs', selection: many(2), level: 3 }, false],
    [{ kind: 'specialCodeCombinationZodiacs', selection: many(3), level: 3 }, true],
    [{ kind: 'specialCodeCombinationZodiacs', selection: many(7) }, true],
    [{ kind: 'specialCode', selection: 3 }, true],
  ])('%j may be bet: %s', (bet, expected) => expect(mayBeBet(bet)).toBe(expected));

  it('years begin on their days, and before the first there is none', () => {
    expect(
      ['2024-02-10', '2025-01-28', '2025-01-29', '2026-02-16', '2026-02-17', '2027-02-06', '2030-01-01'].map(
        yearAnimal,
      ),
    ).toEqual(['dragon', 'dragon', 'snake', 'snake', 'horse', 'goat', 'goat']);
    expect(() => yearAnimal('2024-02-09')).toThrow(new RangeError('no zodiac year is known for 2024-02-09'));
  });

  it('each ball has one colour', () => {
    // As the lottery paints them: r(ed), b(lue), g(reen), from 1 to 49.
    const painted = 'rrbbggrrbbgrrbbggrrbggrrbbggrrbggrrbbggrbbggrrbbg';
    expect(Array.from({ length: 51 }, (_, ball) => colorOf(ball).slice(0, 1)).join('')).toBe(painted);
  });
});

describe('PK10 and cricket', () => {
  const finish = [7, 2, 9, 4, 5, 6, 1, 8, 3, 10];
  it.each([
    ['place', 1, 'big', 'win'],
    ['place', 6, 'big', 'win'],
    ['place', 5, 'big', 'lose'],
    ['place', 5, 'small', 'win'],
    ['place', 5, 'odd', 'win'],
    ['place', 10, 'odd', 'lose'],
    ['place', 10, 10, 'win'],
    ['place', 10, 9, 'lose'],
    ['sum', 0, 'big', 'lose'],
    ['sum', 0, 'small', 'win'],
    ['sum', 0, 9, 'win'],
    ['sum', 0, 'odd', 'win'],
  ])('%s %d %s: %s', (market, place, selection, result) => {
    const bet = { market, place, selection, amount: '1.005', odds: '1.98' };
    const payout = result === 'win' ? '1.98' : '0.00';
    expect(settleRace([bet], finish, 'BRL')).toEqual({ results: [result], stake: '1.00', payout });
  });

  it('the two of a pair are compared', () => {
    const pairs = ['1-10', '2-9', '4-7'].map((pair) => ({ market: 'dragonTiger', pair, amount: '1', odds: '2' }));
    const results = (selection: string) =>
      settleRace(
        pairs.map((bet) => ({ ...bet, selection })),
        finish,
        'USDT',
      ).results;
    expect([results('dragon'), results('tiger')]).toEqual([
      ['lose', 'lose', 'win'],
      ['win', 'win', 'lose'],
    ]);
    expect(settleRace([{ market: 'sum', selection: 'big', amount: '1', odds: '2' }], [4, 8], 'USDT').results).toEqual([
      'win',
    ]);
  });

  it.each([
    [{ a: 'won', b: 'lost' }, 'won', '3.00', '3.00'],
    [{ a: 'lost', b: 'lost' }, 'lost', '0.00', '0.00'],
    [{ a: 'void', b: 'void' }, 'void', '2.00', '2.00'],
    [{ a: 'lost', b: 'void' }, 'lost', '1.00', '1.00'],
    [{ a: 'won' }, 'open', '5.00', '3.00'],
    [{}, 'open', '5.00', '0.00'],
  ] as const)('%j: %s', (results, state, max, payout) => {
    const bets = { a: { odd: '3', amount: '1' }, b: { odd: '2', amount: '1' } };
    expect(settleCricket(bets, results, 'BRL')).toEqual({ state, lines: '2', stake: '2.00', max, payout });
  });
});

function many(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `animal ${at}`);
}
