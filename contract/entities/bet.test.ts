import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Bet } from './bet.ts';

const AT = '2026-03-14T12:00:00.000Z';
const MATCH = {
  match_id: 'm1',
  league: 'League',
  home: 'Home',
  away: 'Away',
  start_time: AT,
  state: 'finished',
  picks: [{ kind: 'wl', outcome: 'w', odds: '2.00', result: 'won' }],
};
const BET = {
  bet_id: 'bet-1',
  game: 'soccer',
  passes: ['single'],
  stake: '10',
  multiple: 1,
  lines: '1',
  bet_amount: '10',
  currency: 'USDT',
  max_payout: '20',
  status: 1,
  payout: '0',
  bonus_amount: '0',
  placed_at: AT,
  matches: [MATCH],
};
const problems = (bet: object) =>
  (v.safeParse(Bet, bet).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

it.each([
  ['a match with a pick', BET, []],
  ['no match', { ...BET, matches: [] }, ['matches: must have a match']],
  ['a match without a pick', { ...BET, matches: [{ ...MATCH, picks: [] }] }, ['matches.0.picks: must have a pick']],
])('a bet on %s: its lines can be counted, or the place is named', (_, bet, expected) => {
  expect(problems(bet)).toEqual(expected);
});
