import { BET_STATUS, BET_STATUS_B, MarkSixGame, RaceGame } from '#contract/entities';
import { ANY_STATUS, listMyBets } from '#contract/rows/sports/list-my-bets';
import { listMyCricketBets } from '#contract/rows/sports/list-my-cricket-bets';
import { listMyLotteryBets } from '#contract/rows/lottery/list-my-lottery-bets';
import { listMyRaceBets } from '#contract/rows/lottery/list-my-race-bets';
import type { RowCall } from '#app/api/call-upstream.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { BetSource } from './bet-sources.ts';

/** Bets per list and reading. */
export const PAGE_BETS = 20;

export const isLottery = (source: BetSource): source is MarkSixGame =>
  (MarkSixGame.options as readonly string[]).includes(source);
export const isRace = (source: BetSource): source is RaceGame =>
  (RaceGame.options as readonly string[]).includes(source);

/** One read of one list. Settled bets are read with all others, because the upstream filters by one code and two codes mean settled. */
export function listCall(source: BetSource, tab: 'active' | 'settled', start: number): RowCall {
  const code = tab === 'active' ? BET_STATUS.pending : ANY_STATUS;
  const query = { start, limit: PAGE_BETS, status: String(code) as '1' | '-1' };
  if (source === 'cricket') {
    // The cricket service has status set B.
    const status = tab === 'active' ? (String(BET_STATUS_B.pending) as '0') : query.status;
    return fromRow(listMyCricketBets, () => ({ query: { ...query, status } }))(undefined);
  }
  if (isLottery(source)) return fromRow(listMyLotteryBets, () => ({ params: { lottery: source }, query }))(undefined);
  if (isRace(source)) return fromRow(listMyRaceBets, () => ({ params: { race: source }, query }))(undefined);
  return fromRow(listMyBets, () => ({ params: { game: source }, query: { ...query, status: code } }))(undefined);
}
