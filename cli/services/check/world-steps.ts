import type { SettleResult } from '#engine/sports';
import type { SessionStepOf } from '#fixtures';
import * as oracle from './oracle/index.ts';
import { saidOf } from './place.ts';
import { type ModelBet, same, type SessionContext } from './session-context.ts';

const matchAt = (context: SessionContext, index: number) => context.matches[index % context.matches.length];
const marketAt = (context: SessionContext, match: number, market: number) => {
  const markets = matchAt(context, match)?.markets ?? [];
  return markets[market % markets.length];
};

export async function moveOdds(
  context: SessionContext,
  { match, market, outcome, odds }: SessionStepOf<'oddsMove'>,
): Promise<void> {
  const sold = marketAt(context, match, market);
  const name = sold?.outcomes[outcome % sold.outcomes.length]?.outcome;
  const id = matchAt(context, match)?.match_id ?? '';
  // Later odds replace the match's overrides, so all changes are sent together.
  const pick = `${sold?.kind}:${name}`;
  const price = context.prices.get(`${id} ${pick}`);
  if (price === undefined) return;
  context.prices.set(`${id} ${pick}`, { now: odds, before: price.now });
  const moved = Object.fromEntries(
    [...context.prices].flatMap(([key, { now }]) =>
      key.startsWith(`${id} `) ? [[key.slice(id.length + 1), now]] : [],
    ),
  );
  await context.world.client.control('POST', `matches/${id}`, { odds: moved });
}

export async function suspend(context: SessionContext, { match, market }: SessionStepOf<'suspend'>): Promise<void> {
  const id = matchAt(context, match)?.match_id ?? '';
  context.suspended.add(`${id} ${marketAt(context, match, market)?.kind}`);
  const suspended = [...context.suspended].flatMap((key) =>
    key.startsWith(`${id} `) ? [key.slice(id.length + 1)] : [],
  );
  await context.world.client.control('POST', `matches/${id}`, { suspended });
}

/** Changes soccer's limits; only later bets are affected. */
export async function changeLimits(context: SessionContext, { stakes, bonus }: SessionStepOf<'limits'>): Promise<void> {
  const changed = { ...(stakes && { bet: stakes }), ...(bonus && { Bonus: bonus }) };
  await context.world.client.control('POST', 'limits/soccer', changed);
  context.limits = { ...context.limits, ...changed };
}

/** A result or a void settles bets; repeated, it changes nothing. */
export async function end(
  context: SessionContext,
  index: number,
  result: { ft: string; ht: string } | 'void',
): Promise<void> {
  const id = matchAt(context, index)?.match_id ?? '';
  const known = context.results[id];
  const laid: SettleResult = known ?? result;
  context.results[id] = laid;
  await context.world.client.control('POST', `matches/${id}`, laid === 'void' ? { void: true } : { result: laid });
  for (const bet of context.bets) {
    if (bet.result !== undefined) continue;
    const { state, payout } = oracle.settle(bet.slip, context.results);
    if (state === 'open') continue;
    bet.result = state;
    bet.payout = payout;
    context.pay(payout);
    context.due.push('SETTLE');
  }
}

export async function cashOut(
  context: SessionContext,
  bet: ModelBet,
  ask: SessionStepOf<'cashOut'>['ask'],
): Promise<void> {
  const { client } = context.world;
  const params = { game: 'soccer' as const, id: bet.id };
  const expected = quoteOf(context, bet);
  const quote = await client.call('quoteCashOut', { params });
  same('quote', expected ?? 'marketClosed', quote.ok ? quote.data.amount : saidOf(quote));
  if (expected === undefined) return;
  const amount = ask === 'more' ? oracle.addAmounts(expected, '0.000001') : expected;
  const answer = await client.money('cashOut', { params, body: { amount } }, context.key());
  same('sold back', ask === 'more' ? 'cashOutChanged' : 'accepted', saidOf(answer));
  if (!answer.ok) return;
  bet.cashedOut = true;
  bet.payout = expected;
  bet.result = oracle.compareAmounts(expected, bet.stake) > 0 ? 'won' : 'lost';
  context.pay(expected);
  context.due.push('SETTLE');
}

/** The cash-out amount; undefined if it is impossible. */
function quoteOf(context: SessionContext, { slip, result }: ModelBet): string | undefined {
  if (result !== undefined) return undefined;
  const { legs } = oracle.settle(slip, context.results);
  const picks = slip.matches.flatMap((match) => match.picks.map((pick) => ({ id: match.id, pick })));
  const isShut = picks.some(({ id, pick }, index) => legs[index] === 'open' && context.isShut(id, pick.market));
  if (isShut) return undefined;
  const cashOutLegs = picks.map(({ id, pick }, index) => {
    const state = legs[index];
    if (state === 'won' || state === 'lost' || state === 'void') return { state, placed: pick.odds };
    const live = context.prices.get(`${id} ${pick.market}:${pick.outcome}`)?.now ?? '1';
    return { state: 'open' as const, placed: pick.odds, live };
  });
  const amount = oracle.cashOut(slip, cashOutLegs);
  return oracle.compareAmounts(amount, '0') === 0 ? undefined : amount;
}
