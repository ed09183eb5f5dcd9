import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OUTCOMES } from './markets.ts';
import { winningOutcome, winningOutcomes } from './results.ts';
import { resultOf } from './slip.arbitrary.ts';
import { factorOf } from './slip.reference.ts';
import type { Market, SportGame } from './slip.ts';

describe('winningOutcomes', () => {
  it.each([
    [
      'soccer',
      { ft: '2:1', ht: '1:0' },
      { handicap: '-1' },
      { wl: 'w', handicap: 'd', correct_score: '2:1', goals: '3', half: 'ww' },
    ],
    [
      'soccer',
      { ft: '0:0', ht: '0:0' },
      { handicap: '+1' },
      { wl: 'd', handicap: 'w', correct_score: '0:0', goals: '0', half: 'dd' },
    ],
    [
      'soccer',
      { ft: '4:4', ht: '0:2' },
      { handicap: '-0.5' },
      { wl: 'd', handicap: 'l', correct_score: 'd_other', goals: '7+', half: 'ld' },
    ],
    ['soccer', { ft: '5:2', ht: '0:0' }, {}, { wl: 'w', correct_score: '5:2', goals: '7+', half: 'dw' }],
    ['soccer', { ft: '3:5', ht: '1:0' }, {}, { wl: 'l', correct_score: 'l_other', goals: '7+', half: 'wl' }],
    ['bd', { ft: '5:1', ht: '1:0' }, {}, { wl: 'w', correct_score: 'w_other', goals: '6', half: 'ww', up: 'td' }],
    ['bd', { ft: '0:0' }, {}, { wl: 'd', correct_score: '0:0', goals: '0', up: 'dd' }],
    ['bd', { ft: '1:0' }, {}, { wl: 'w', correct_score: '1:0', goals: '1', up: 'ds' }],
    ['bd', { ft: '2:1' }, {}, { wl: 'w', correct_score: '2:1', goals: '3', up: 'ts' }],
    ['bd', { ft: '1:1' }, {}, { wl: 'd', correct_score: '1:1', goals: '2', up: 'dd' }],
    [
      'basketball',
      { ft: '100:98' },
      { total: '198.5', handicap: '-2' },
      { wl: 'w', handicap: 'd', bs: 'small', mv: 'home 1-5' },
    ],
    ['basketball', { ft: '90:96' }, { total: '185.5' }, { wl: 'l', bs: 'big', mv: 'away 6-10' }],
  ] as const)('%s %j with %j', (game, result, lines, winners) => {
    expect(winningOutcomes(game, result, lines)).toEqual(winners);
  });

  it.each([
    [1, '1-5'],
    [5, '1-5'],
    [6, '6-10'],
    [10, '6-10'],
    [11, '11-15'],
    [15, '11-15'],
    [16, '16-20'],
    [20, '16-20'],
    [21, '21-25'],
    [25, '21-25'],
    [26, '26+'],
    [60, '26+'],
  ])('a margin of %i is in %s', (margin, bucket) => {
    expect(winningOutcome('basketball', 'mv', { ft: `${80 + margin}:80` })).toBe(`home ${bucket}`);
    expect(winningOutcome('basketball', 'mv', { ft: `80:${80 + margin}` })).toBe(`away ${bucket}`);
  });

  it('counts 31 correct scores in soccer and 25 in bd', () => {
    expect(new Set(OUTCOMES.soccer.correct_score).size).toBe(31);
    expect(new Set(OUTCOMES.bd.correct_score).size).toBe(25);
    expect(OUTCOMES.soccer.correct_score).toContain('2:5');
    expect(OUTCOMES.bd.correct_score).toContain('2:4');
  });
});

describe('winningOutcome', () => {
  it('decides nothing without its line, its half time or a fixed list', () => {
    expect(winningOutcome('soccer', 'handicap', { ft: '1:0' })).toBeUndefined();
    expect(winningOutcome('basketball', 'bs', { ft: '100:98' })).toBeUndefined();
    expect(winningOutcome('soccer', 'half', { ft: '1:0' })).toBeUndefined();
    expect(winningOutcome('soccer', 'outright', { ft: '1:0' })).toBeUndefined();
    expect(winningOutcome('soccer', 'asian_handicap', { ft: '1:0' })).toBeUndefined();
    expect(winningOutcome('soccer', 'asian_total', { ft: '1:0' })).toBeUndefined();
  });

  it.each([
    ['soccer', { ft: '1-0' }, 'result.ft'],
    ['soccer', { ft: '1:0:0' }, 'result.ft'],
    ['soccer', { ft: '-1:0' }, 'result.ft'],
    ['soccer', { ft: '1:0', ht: '2:0' }, 'result.ht'],
    ['soccer', { ft: '1:0', ht: '0:1' }, 'result.ht'],
    ['soccer', { ft: '1:0', ht: 'x' }, 'result.ht'],
    ['basketball', { ft: '90:90' }, 'result.ft'],
  ] as const)('refuses the %s result %j', (game, result, path) => {
    expect(() => winningOutcome(game, 'wl', result)).toThrow(
      expect.objectContaining({ code: 'impossibleResult', path }),
    );
  });

  it('refuses markets that the game does not sell, and lines that are none', () => {
    expect(() => winningOutcome('soccer', 'mv', { ft: '1:0' })).toThrow(
      expect.objectContaining({ code: 'unknownMarket' }),
    );
    expect(() => winningOutcome('soccer', 'handicap', { ft: '1:0' }, { handicap: '-0.25' })).toThrow(
      expect.objectContaining({ code: 'outOfRange', path: 'handicap', message: expect.stringContaining('halves') }),
    );
    expect(() => winningOutcome('basketball', 'bs', { ft: '1:0' }, { total: '160' })).toThrow(
      expect.objectContaining({ code: 'outOfRange', path: 'total' }),
    );
    expect(() => winningOutcome('basketball', 'bs', { ft: '1:0' }, { total: '1600.5' })).toThrow(
      'expected a line in halves',
    );
  });
});

describe('properties', () => {
  const games: readonly SportGame[] = ['soccer', 'bd', 'basketball'];

  it('exactly one outcome of every market wins, the one that the plain rules name', () => {
    const drawn = fc
      .constantFrom(...games)
      .chain((game) => fc.tuple(fc.constant(game), resultOf(game), fc.constantFrom('-2', '-0.5', '1')));
    fc.assert(
      fc.property(drawn, ([game, result, handicap]) => {
        const total = game === 'basketball' ? '188.5' : '2.5';
        const winners = winningOutcomes(game, result, { handicap, total });
        for (const [market, winner] of Object.entries(winners) as [Market, string][]) {
          const outcomes = OUTCOMES[game][market] ?? [];
          const winning = outcomes.filter(
            (outcome) =>
              factorOf(game, { id: '', handicap, total, picks: [] }, { market, outcome, odds: '2' }, result).over > 0n,
          );
          expect([market, winning]).toEqual([market, [winner]]);
        }
      }),
    );
  });
});
