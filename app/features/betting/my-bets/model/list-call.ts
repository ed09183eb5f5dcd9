import { MarkSixGame, RaceGame } from '#contract/entities';
import { ANY_STATUS, listMyBets } from '#contract/rows/sports/list-my-bets';
import { listMyCricketBets } from '#contract/rows/sports/list-my-cricket-bets';
import { listMyLotteryBets } from '#contract/rows/lottery/list-my-lottery-bets';
import { listMyRaceBets } from '#contract/rows/lottery/list-my-race-bets';
import type { RowCall } from '#app/api/call-upstream.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { BetSource } from './bet-sources.ts';

/** Bets per list and reading. */
const PAGE_BETS = 20;

export const isLottery = (source: BetSource): source is MarkSixGame =>
  (MarkSixGame.options as readonly string[]).includes(source);
export const isRace = (source: BetSource): source is RaceGame =>
  (RaceGame.options as readonly string[]).includes(source);

/** One read of one list: bets of every status, as section 7 of the specification says. The page separates them. */
export function listCall(source: BetSource, start: number, limit: number = PAGE_BETS): RowCall {
  const query = { start, limit, status: String(ANY_STATUS) as '-1' };
  if (source === 'cricket') return fromRow(listMyCricketBets, () => ({ query }))(undefined);
  if (isLottery(source)) return fromRow(listMyLotteryBets, () => ({ params: { lottery: source }, query }))(undefined);
  if (isRace(source)) return fromRow(listMyRaceBets, () => ({ params: { race: source }, query }))(undefined);
  return fromRow(listMyBets, () => ({ params: { game: source }, query: { ...query, status: ANY_STATUS } }))(undefined);
}
