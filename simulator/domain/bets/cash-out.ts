import { BET_STATUS } from '#contract/entities';
import { type CashOutLeg, quoteSlipCashOut, settleSlip, type SlipMatch, type SlipPick } from '#engine/sports';
import { compareAmounts } from '#engine/money';
import { Refusal } from '../../core/refusal.ts';
import type { SportsContext } from '../sports/context.ts';
import type { BetRecord } from './bet-record.ts';
import { slipResults } from './slip-results.ts';

/** The cash-out value of an open bet, for any passes. @throws Refusal `marketClosed` with the cause */
export function cashOutQuote(world: SportsContext, bet: BetRecord): string {
  const refuse = (why: string) => new Refusal('marketClosed', `No cash-out: ${why}`, { bet_id: bet.id });
  if (bet.status !== BET_STATUS.pending) throw refuse('the bet is settled');
  const { slip, rules, maxPayout } = bet.doc;
  const { legs } = settleSlip(slip, slipResults(world, slip));
  const picks = slip.matches.flatMap((match) => match.picks.map((pick) => ({ match, pick })));
  const states = picks.map(({ match, pick }, index): CashOutLeg => {
    const state = legs[index];
    if (state === 'won' || state === 'lost' || state === 'void') return { state, placed: pick.odds };
    const live = liveOdds(world, match, pick);
    if (live === undefined) throw refuse('a market of the bet is suspended');
    return { state: 'open', placed: pick.odds, live };
  });
  const amount = quoteSlipCashOut(slip, states);
  if (compareAmounts(amount, '0') === 0) throw refuse('no line of the bet can win any more');
  // Under a cap, lines are worth at most what they can pay.
  return rules !== undefined && compareAmounts(amount, maxPayout) > 0 ? maxPayout : amount;
}

function liveOdds(world: SportsContext, match: SlipMatch, pick: SlipPick): string | undefined {
  const plan = world.fixtures.plan(match.id);
  const market = plan && world.fixtures.view(plan, world.now()).match.markets.find(({ kind }) => kind === pick.market);
  if (market?.status !== 'open') return undefined;
  return market.outcomes.find(({ outcome }) => outcome === pick.outcome)?.odds;
}
