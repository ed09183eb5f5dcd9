import { BET_STATUS } from '#contract/entities/bet.ts';
import { settleSlip } from '#engine/sports/settle.ts';
import { fromMillionths, toMillionths } from '#simulator/wallet/millionths.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import type { World } from '#simulator/world/world.ts';
import { nextEndMs } from './next-end.ts';
import { showBetMatches } from './show-bet.ts';
import { slipResults } from './slip-results.ts';

/** Where stakes go and payouts come from. */
export const HOUSE_BETS = 'house:bets';

/** Settles a bet if nothing of it is open any more: pays, and pushes the balance. Else looks again at the next final whistle. */
export function settleBet(world: World, betId: string): void {
  const bet = world.bets.byId(betId);
  if (bet === undefined || bet.status !== BET_STATUS.pending) return;
  const { slip } = bet.doc;
  const settlement = settleSlip(slip, slipResults(world, slip));
  if (settlement.state === 'open') {
    const next = nextEndMs(world, slip);
    if (next !== undefined) world.jobs.add('settleBet', betId, next);
    return;
  }
  const { currency, memberId } = bet;
  const payout = toMillionths(settlement.payout);
  const bonus = payout > bet.amount ? fromMillionths(payout - bet.amount, currency) : fromMillionths(0n, currency);
  const ended = { result: settlement.state, matches: showBetMatches(world, bet.doc), bonus };
  world.bets.end(betId, BET_STATUS.settled, payout, world.now(), { ...bet.doc, ended });
  if (payout > 0n) {
    const move = { from: HOUSE_BETS, to: memberAccount(memberId), currency, amount: payout };
    world.ledger.move('payout', betId, world.now(), move);
  }
  world.pushBalance(memberId, 'SETTLE');
}
