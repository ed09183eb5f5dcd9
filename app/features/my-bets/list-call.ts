import { BET_STATUS } from '#contract/entities/bet.ts';
import { MarkSixGame, RaceGame } from '#contract/entities/lottery-game.ts';
import { ANY_STATUS, listMyBets } from '#contract/rows/list-my-bets.ts';
import { listMyCricketBets } from '#contract/rows/list-my-cricket-bets.ts';
import { listMyLotteryBets } from '#contract/rows/list-my-lottery-bets.ts';
import { listMyRaceBets } from '#contract/rows/list-my-race-bets.ts';
import type { RowCall } from '#app/api/call-upstream.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { BetSource } from './bet-sources.ts';

/** Bets per list and reading. */
export const PAGE_BETS = 20;

export const isLottery = (source: BetSource): source is MarkSixGame =>
  (MarkSixGame.options as readonly string[]).includes(source);
export const isRace = (source: BetSource): source is RaceGame =>
  (RaceGame.options as readonly string[]).includes(source);

/** A reading of one list. Settled ones are asked for with all others: an upstream filters by one code, and two mean settled. */
export function listCall(source: BetSource, tab: 'active' | 'settled', start: number): RowCall {
  const code = tab === 'active' ? BET_STATUS.pending : ANY_STATUS;
  const query = { start, limit: PAGE_BETS, status: String(code) as '1' | '-1' };
  if (source === 'cricket') return fromRow(listMyCricketBets, () => ({ query }))(undefined);
  if (isLottery(source)) return fromRow(listMyLotteryBets, () => ({ params: { lottery: source }, query }))(undefined);
  if (isRace(source)) return fromRow(listMyRaceBets, () => ({ params: { race: source }, query }))(undefined);
  return fromRow(listMyBets, () => ({ params: { game: source }, query: { ...query, status: code } }))(undefined);
}
