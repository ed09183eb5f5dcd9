import { BET_STATUS } from '#contract/entities/bet.ts';
import { quoteCashOut, type CashOutLeg } from '#engine/cash-out/quote.ts';
import { passFolds } from '#engine/sports/passes.ts';
import { settleSlip } from '#engine/sports/settle.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { fromMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';
import type { BetRecord } from './bet-record.ts';
import { slipResults } from './slip-results.ts';

/** The formula knows one line: a bet of several is not bought back. @throws Refusal `marketClosed`, with why */
export function cashOutQuote(world: World, bet: BetRecord): string {
  const refuse = (why: string) => new Refusal('marketClosed', `No cash-out: ${why}`, { bet_id: bet.id });
  if (bet.status !== BET_STATUS.pending) throw refuse('the bet is settled');
  const { slip, lines } = bet.doc;
  const [pass = ''] = slip.passes;
  const isOneLine = lines === '1' && passFolds(pass, slip.matches.length)[0] === slip.matches.length;
  if (!isOneLine) throw refuse('only bets of one line are bought back');
  const { legs } = settleSlip(slip, slipResults(world, slip));
  const told = slip.matches.map((match, index): CashOutLeg => {
    const [pick] = match.picks;
    const placed = pick?.odds ?? '1';
    const state = legs[index];
    if (state === 'won' || state === 'lost' || state === 'void') return { state, placed };
    const plan = world.fixtures.plan(match.id);
    const market =
      plan && world.fixtures.view(plan, world.now()).match.markets.find(({ kind }) => kind === pick?.market);
    const live =
      market?.status === 'open' ? market.outcomes.find(({ outcome }) => outcome === pick?.outcome)?.odds : undefined;
    if (live === undefined) throw refuse('a market of the bet is shut at the moment');
    return { state: 'open', placed, live };
  });
  return quoteCashOut({ stake: fromMillionths(bet.amount, bet.currency), currency: bet.currency, legs: told });
}
