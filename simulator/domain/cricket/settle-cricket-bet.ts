import { BET_STATUS } from '#contract/entities';
import { settleCricket } from '#engine/sports';
import type { BetsContext } from '../bets/context.ts';
import { endBet } from '../bets/end-bet.ts';
import type { CricketDoc } from './cricket-bet.ts';
import { cricketPlan, cricketResult } from './cricket-book.ts';

export function settleCricketBet(world: BetsContext, betId: string): void {
  const bet = world.bets.byId<CricketDoc>(betId);
  if (bet === undefined || bet.status !== BET_STATUS.pending) return;
  const { bets, matchId, rules } = bet.doc;
  const plan = cricketPlan(world.seed, matchId);
  const results = Object.fromEntries(
    Object.keys(bets).map((id) => [id, (plan && cricketResult(plan, id, world.now())) ?? ('void' as const)]),
  );
  const { state, payout } = settleCricket(
    bets,
    results,
    world.money(bet.currency),
    rules ?? world.bookRules.settlement,
  );
  endBet(world, bet, payout, { ...bet.doc, ended: { result: state === 'open' ? 'void' : state, results } });
}
