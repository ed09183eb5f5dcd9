import type { ResultScenario, SportsScenario } from '#fixtures';

/** As a bet on each market's expected winner: every selection must win. An invalid result must be refused. */
export function betOnWinners({ game, result, handicap, total, expect = {} }: ResultScenario): SportsScenario {
  const { error, winners = {} } = expect;
  const sold = error === undefined ? Object.entries(winners) : [['wl', 'w'] as const];
  const picks = sold.map(([market, outcome]) => ({ market: market as 'wl', outcome, odds: '9.00' }));
  const score = { ft: result.ft, ht: result.ht ?? '0:0' };
  const match = { id: 'match', picks, result: score, ...(handicap && { handicap }), ...(total && { total }) };
  const wanted = error === undefined ? { legs: picks.map(() => 'won' as const) } : { error };
  return { kind: 'sports', game, stake: '1', passes: ['single'], matches: [match], expect: wanted };
}
