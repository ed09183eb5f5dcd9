import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOAL_PAIRS, type Pk10Bet } from './bet.ts';
import { winsRace } from './settle-race.ts';
import { pk10OddsGroup } from './odds-index.ts';
import { settlePk10 } from './settle-pk10.ts';

const race = [10, 9, 1, 2, 3, 4, 5, 6, 7, 8];
const bet = (market: Pk10Bet['market'], selection: Pk10Bet['selection'], more: Partial<Pk10Bet> = {}): Pk10Bet => ({
  market,
  selection,
  amount: '10',
  odds: '1.98',
  ...more,
});

describe('winsRace', () => {
  it.each<[Pk10Bet, boolean]>([
    [bet('place', 10, { place: 1 }), true],
    [bet('place', 9, { place: 1 }), false],
    [bet('place', 8, { place: 10 }), true],
    [bet('place', 'big', { place: 9 }), true],
    [bet('place', 'big', { place: 8 }), true],
    [bet('place', 'big', { place: 7 }), false],
    [bet('place', 'small', { place: 7 }), true],
    [bet('place', 'odd', { place: 3 }), true],
    [bet('place', 'even', { place: 3 }), false],
    [bet('place', 'even', { place: 4 }), true],
    [bet('sum', 19), true],
    [bet('sum', 18), false],
    [bet('sum', 'big'), true],
    [bet('sum', 'small'), false],
    [bet('sum', 'odd'), true],
    [bet('dragonTiger', 'dragon', { pair: '1-10' }), true],
    [bet('dragonTiger', 'tiger', { pair: '1-10' }), false],
    [bet('dragonTiger', 'tiger', { pair: '3-8' }), true],
    [bet('dragonTiger', 'tiger', { pair: '5-6' }), true],
  ])('%j: %s', (one, wins) => {
    expect(winsRace(one, race)).toBe(wins);
  });

  it('a sum is big from 12', () => {
    expect(winsRace(bet('sum', 'big'), [2, 10])).toBe(true);
    expect(winsRace(bet('sum', 'big'), [1, 10])).toBe(false);
    expect(winsRace(bet('sum', 'small'), [1, 10])).toBe(true);
  });

  it.each<[Pk10Bet, string, string]>([
    [bet('place', 1), 'outOfRange', 'bet.place'],
    [bet('place', 1, { place: 0 }), 'outOfRange', 'bet.place'],
    [bet('place', 1, { place: 11 }), 'outOfRange', 'bet.place'],
    [bet('place', 1, { place: 1.5 }), 'outOfRange', 'bet.place'],
    [bet('place', 0, { place: 1 }), 'unknownSelection', 'bet.selection'],
    [bet('place', 11, { place: 1 }), 'unknownSelection', 'bet.selection'],
    [bet('place', 1.5, { place: 1 }), 'unknownSelection', 'bet.selection'],
    [bet('place', 'dragon', { place: 1 }), 'unknownSelection', 'bet.selection'],
    [bet('sum', 2), 'unknownSelection', 'bet.selection'],
    [bet('sum', 20), 'unknownSelection', 'bet.selection'],
    [bet('dragonTiger', 'dragon'), 'unknownSelection', 'bet.pair'],
    [bet('dragonTiger', 'big', { pair: '1-10' }), 'unknownSelection', 'bet.selection'],
    [bet('podium' as 'sum', 3), 'unknownBetKind', 'bet.market'],
  ])('refuses %j', (wrong, code, path) => {
    expect(() => winsRace(wrong, race)).toThrow(
      expect.objectContaining({ name: 'EngineError', code, path, message: expect.stringMatching(/: .{10,}$/) }),
    );
  });
});

describe('settlePk10', () => {
  it('pays winners, cut', () => {
    expect(
      settlePk10([bet('sum', 19, { odds: '43' }), bet('sum', 18), bet('sum', 'big', { amount: '0.01' })], race, 'BRL'),
    ).toEqual({
      results: ['win', 'lose', 'win'],
      stake: '20.01',
      payout: '430.01',
    });
  });

  it.each([
    [[10, 9, 1, 2, 3, 4, 5, 6, 7, 7], 'draw[9]', 'car 7 finished already'],
    [[10, 9, 1, 2, 3, 4, 5, 6, 7, 11], 'draw[9]', 'a car is 1 to 10, got 11'],
    [[0, 9, 1, 2, 3, 4, 5, 6, 7, 8], 'draw[0]', 'a car is 1 to 10, got 0'],
    [[1.5, 9, 1, 2, 3, 4, 5, 6, 7, 8], 'draw[0]', 'a car is 1 to 10, got 1.5'],
    [[1, 2], 'draw', 'a race has 10 places, got 2'],
  ])('refuses the race %j', (draw, path, message) => {
    expect(() => settlePk10([], draw)).toThrow(
      expect.objectContaining({ code: 'impossibleDraw', path, message: `${path}: ${message}` }),
    );
  });

  it('names the bet that is wrong', () => {
    expect(() => settlePk10([bet('sum', 19), bet('sum', 19, { odds: '0' })], race)).toThrow(
      expect.objectContaining({ path: 'bets[1].odds' }),
    );
  });
});

describe('pk10OddsGroup', () => {
  it.each([
    [0, 'twoSides'],
    [9, 'twoSides'],
    [10, 'championRunnerUpSum'],
    [11, 'championRunnerUpSum'],
    [12, 'firstToFifth'],
    [16, 'firstToFifth'],
    [17, 'sixthToTenth'],
    [21, 'sixthToTenth'],
    [22, 'dragonTiger'],
    [26, 'dragonTiger'],
    [27, undefined],
    [-1, undefined],
    [1.5, undefined],
  ])('%d is %s', (index, group) => {
    expect(pk10OddsGroup(index)).toBe(group);
  });
});

describe('properties', () => {
  it('the 90 ordered pairs of champion and runner-up give the sums of the table', () => {
    const counts: Record<number, number> = {};
    for (let champion = 1; champion <= 10; champion += 1) {
      for (let second = 1; second <= 10; second += 1) {
        if (champion === second) continue;
        for (let sum = 3; sum <= 19; sum += 1) {
          if (winsRace(bet('sum', sum), [champion, second])) counts[sum] = (counts[sum] ?? 0) + 1;
        }
      }
    }
    expect(counts).toEqual({
      3: 2,
      4: 2,
      5: 4,
      6: 4,
      7: 6,
      8: 6,
      9: 8,
      10: 8,
      11: 10,
      12: 8,
      13: 8,
      14: 6,
      15: 6,
      16: 4,
      17: 4,
      18: 2,
      19: 2,
    });
  });

  it('every permutation wins one car a place, five big places, one sum, and one animal a pair', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { minLength: 10 }), (draw) => {
        const places = draw.map((_, index) => index + 1);
        const cars = [...places];
        const wins = (one: Pk10Bet) => winsRace(one, draw);
        for (const place of places)
          expect(cars.filter((car) => wins(bet('place', car, { place })))).toEqual([draw[place - 1]]);
        for (const [side, opposite] of [
          ['big', 'small'],
          ['odd', 'even'],
        ] as const) {
          expect(places.filter((place) => wins(bet('place', side, { place })))).toHaveLength(5);
          expect(places.filter((place) => wins(bet('place', opposite, { place })))).toHaveLength(5);
          expect(wins(bet('sum', side))).toBe(!wins(bet('sum', opposite)));
        }
        const sums = Array.from({ length: 17 }, (_, index) => index + 3);
        expect(sums.filter((sum) => wins(bet('sum', sum)))).toHaveLength(1);
        for (const pair of GOAL_PAIRS) {
          expect(wins(bet('dragonTiger', 'dragon', { pair }))).toBe(!wins(bet('dragonTiger', 'tiger', { pair })));
        }
      }),
    );
  });
});
