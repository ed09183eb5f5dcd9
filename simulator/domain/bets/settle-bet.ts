import { BET_STATUS } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { extraBonus, settleSlip } from '#engine/sports';
import type { BetsContext } from './context.ts';
import { endBet } from './end-bet.ts';
import { nextEndMs } from './next-end.ts';
import { showBetMatches } from './show-bet.ts';
import { slipResults } from './slip-results.ts';

/** Settles a sports bet without open picks; otherwise schedules a check at the end of its next match. */
export function settleBet(world: BetsContext, betId: string): void {
  const bet = world.bets.byId(betId);
  if (bet === undefined || bet.status !== BET_STATUS.pending) return;
  const { slip, rules, bonus = [] } = bet.doc;
  const settlement = settleSlip(slip, slipResults(world, slip), rules ?? world.bookRules.settlement);
  const { state, payout } = settlement;
  if (state === 'open') {
    const next = nextEndMs(world, slip);
    if (next !== undefined) world.jobs.add('settleBet', betId, next);
    return;
  }
  const extra = extraBonus(slip, settlement, bonus);
  const isPaid = compareAmounts(extra, '0') > 0;
  const ended = { result: state, matches: showBetMatches(world, bet.doc), ...(isPaid && { extraBonus: extra }) };
  endBet(world, bet, payout, { ...bet.doc, ended }, extra);
}
