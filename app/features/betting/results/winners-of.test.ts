import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Match } from '#contract/entities';
import { settleSlip } from '#engine/sports';
import { winnersOf } from './winners-of.ts';

const result = (game: Match['game'], score: string, half: string, lines: Record<string, string>): Match => ({
  match_id: 'm',
  game,
  league: { id: 'l', name: 'League' },
  home: 'Home',
  away: 'Away',
  start_time: '2026-03-01T12:00:00.000Z',
  state: 'finished',
  score,
  half_time_score: half,
  markets: Object.entries(lines).map(([kind, line]) => ({
    kind: kind as 'handicap',
    status: 'closed',
    handicap_val: line,
    outcomes: [],
  })),
});

describe('the winners of a result', () => {
  it('are those that a bet on them is paid for', () => {
    const goals = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(
        fc.constantFrom('soccer' as const, 'bd' as const),
        goals,
        goals,
        goals,
        goals,
        (game, h1, a1, h2, a2) => {
          const [score, half] = [`${h1 + h2}:${a1 + a2}`, `${h1}:${a1}`];
          const winners = winnersOf(result(game, score, half, { handicap: '-1' }));
          expect(winners.map(({ market }) => market)).toEqual(
            expect.arrayContaining(['wl', 'handicap', 'correct_score']),
          );
          for (const { market, outcome } of winners) {
            const { state } = settleSlip(
              {
                game,
                currency: 'USDT',
                stake: '1',
                multiple: 1,
                passes: ['single'],
                matches: [{ id: 'm', handicap: '-1', picks: [{ market, outcome, odds: '2' }] }],
              },
              { m: { ft: score, ht: half } },
            );
            expect(state, `${market} ${outcome} at ${score}`).toBe('won');
          }
        },
      ),
    );
  });

  it('of basketball need the lines that the markets were sold with', () => {
    const winners = winnersOf(result('basketball', '98:91', '44:47', { handicap: '-4.5', bs: '180.5' }));
    expect(winners.map(({ market, outcome }) => `${market}:${outcome}`)).toEqual([
      'wl:w',
      'handicap:w',
      'bs:big',
      'mv:home 6-10',
    ]);
    expect(winnersOf(result('basketball', '98:91', '44:47', {})).map(({ market }) => market)).toEqual(['wl', 'mv']);
  });

  it('of a score that no match ends with are none', () => {
    expect(winnersOf(result('basketball', '90:90', '40:40', {}))).toEqual([]);
    expect(winnersOf(result('soccer', '1:0', '2:0', {}))).toEqual([]);
  });
});
