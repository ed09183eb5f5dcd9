/** A correct bet on two matches as in the contract's lists: 2 x 1.85 x 3.333, truncated. */
export const settledBet = (bet_id: string, extra: object = {}) => ({
  bet_id,
  game: 'soccer',
  currency: 'BRL',
  passes: ['2-string-1'],
  stake: '2',
  multiple: 1,
  lines: '1',
  bet_amount: '2.00',
  payout: '12.33',
  result: 'won',
  placed_at: '2026-03-01T10:00:00Z',
  settled_at: '2026-03-01T14:00:00Z',
  matches: [
    {
      match_id: 'a',
      state: 'finished',
      score: '2:1',
      half_time_score: '1:0',
      picks: [{ kind: 'wl', outcome: 'w', odds: '1.85' }],
    },
    {
      match_id: 'b',
      state: 'finished',
      score: '1:2',
      half_time_score: '1:0',
      picks: [{ kind: 'goals', outcome: '3', odds: '3.333' }],
    },
  ],
  ...extra,
});

export const CSV_HEADER = 'bet_id,game,currency,stake,multiple,passes,matches,payout,result,placed_at,settled_at';
export const csvBet = (bet_id: string, payout = '12.33') =>
  `${bet_id},soccer,BRL,2,1,2-string-1,a|wl:w@1.85|result=2:1/1:0;b|goals:3@3.333|result=1:2/1:0,${payout},won,2026-03-01T10:00:00Z,2026-03-01T14:00:00Z`;

/** Lines of bets, of which the eighth of each `wrongEvery` has a wrong payout. */
export const manyBets = (count: number, wrongEvery: number): string =>
  Array.from(
    { length: count },
    (_, index) => `${JSON.stringify(settledBet(`b${index}`, index % wrongEvery === 7 ? { payout: '12.34' } : {}))}\n`,
  ).join('');
