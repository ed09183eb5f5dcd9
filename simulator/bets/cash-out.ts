import { BET_STATUS } from '#contract/entities/bet.ts';
import type { CashOutLeg } from '#engine/cash-out/quote.ts';
import { quoteSlipCashOut } from '#engine/cash-out/quote-slip.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { settleSlip } from '#engine/sports/settle.ts';
import type { SlipMatch, SlipPick } from '#engine/sports/slip.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { World } from '#simulator/world/world.ts';
import type { BetRecord } from './bet-record.ts';
import { slipResults } from './slip-results.ts';

/** What a running bet is bought back for now, whatever its passes. @throws Refusal `marketClosed`, with why */
export function cashOutQuote(world: World, bet: BetRecord): string {
  const refuse = (why: string) => new Refusal('marketClosed', `No cash-out: ${why}`, { bet_id: bet.id });
  if (bet.status !== BET_STATUS.pending) throw refuse('the bet is settled');
  const { slip } = bet.doc;
  const { legs } = settleSlip(slip, slipResults(world, slip));
  const picks = slip.matches.flatMap((match) => match.picks.map((pick) => ({ match, pick })));
  const told = picks.map(({ match, pick }, index): CashOutLeg => {
    const state = legs[index];
    if (state === 'won' || state === 'lost' || state === 'void') return { state, placed: pick.odds };
    const live = liveOdds(world, match, pick);
    if (live === undefined) throw refuse('a market of the bet is shut at the moment');
    return { state: 'open', placed: pick.odds, live };
  });
  const amount = quoteSlipCashOut(slip, told);
  if (compareAmounts(amount, '0') === 0) throw refuse('nothing of the bet can win any more');
  return amount;
}

function liveOdds(world: World, match: SlipMatch, pick: SlipPick): string | undefined {
  const plan = world.fixtures.plan(match.id);
  const market = plan && world.fixtures.view(plan, world.now()).match.markets.find(({ kind }) => kind === pick.market);
  if (market?.status !== 'open') return undefined;
  return market.outcomes.find(({ outcome }) => outcome === pick.outcome)?.odds;
}
