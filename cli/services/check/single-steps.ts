import type { BetRequest } from '#contract/rows/sports/place-bet';
import type { Slip } from '#engine/sports';
import type { SessionStepOf } from '#fixtures';
import { OracleRefusal } from './oracle/index.ts';
import { isNoStake, limitRefusal, reasonOf } from './place.ts';
import type { SessionContext } from './session-context.ts';

/** Longer than a cricket match. */
const CRICKET_MS = 4 * 3_600_000;

/** Singles on one cricket match, decided by the upstream's seed: their sum must fit the reported results. */
export async function cricket(context: SessionContext, { offers }: SessionStepOf<'cricket'>): Promise<void> {
  const { client } = context.world;
  const matches = await client.read('listCricketMatches');
  const match = matches.find(({ state }) => state === 'scheduled');
  if (match === undefined) return;
  const endsAt = new Date(Date.parse(match.startTime) + CRICKET_MS).toISOString();
  if (!context.canWaitUntil(endsAt)) return;
  const sold = Object.entries(match.bets);
  const bets = Object.fromEntries(
    offers.map(({ offer, amount }) => {
      const [id = '', { odd = '1' } = {}] = sold[offer % sold.length] ?? [];
      return [id, { amount, odd }];
    }),
  );
  // One side of a category wins, so the highest return counts one of two.
  const named = Object.fromEntries(
    Object.entries(bets).map(([id, bet]) => [id, { ...bet, categoryLabel: match.bets[id]?.categoryLabel ?? id }]),
  );
  const limits = await client.read('getGameLimits', { query: { kind: 'cricket' } });
  const body = { matchId: match.matchId, currency: 'USDT', bets };
  const expected = Object.values(bets).some(({ amount }) => isNoStake(amount))
    ? 'badRequest'
    : limitRefusal(context, limits, context.engine.cricket(named, {}, 'USDT'));
  const answer = await client.money('placeCricketBet', { body }, context.key());
  context.same('cricket: placed', expected ?? 'accepted', answer.ok ? 'accepted' : reasonOf(answer));
  if (!answer.ok) return;
  const open = context.engine.cricket(named, {}, 'USDT');
  context.take(open.stake);
  context.same('cricket: most', open.max, answer.data.bet.max_payout);
  await context.look();
  await context.moveClock(endsAt);
  const { bets: mine } = await client.read('listMyCricketBets', { query: { start: 0, limit: 100 } });
  const bet = mine.find(({ bet_id }) => bet_id === answer.data.bet.bet_id);
  const results = Object.fromEntries(
    Object.entries(bet?.bets ?? {}).map(([id, { result }]) => [id, result === 'open' ? undefined : result]),
  );
  for (const [name, pair] of pairsOf(results))
    if (pair.length === 2) context.same(`cricket: one side of ${name} wins`, ['lost', 'won'], [...pair].sort());
  const settled = context.engine.cricket(named, results, 'USDT');
  context.same('cricket: state', settled.state, bet?.result ?? 'open');
  context.same('cricket: payout', settled.payout, bet?.payout);
  context.pay(settled.payout);
  context.due.push('SETTLE');
}

/** Results grouped by category: `c1.winner.home` and `c1.winner.away` are its two sides. */
function pairsOf(results: Readonly<Record<string, string | undefined>>): Map<string, string[]> {
  const pairs = new Map<string, string[]>();
  for (const [id, result] of Object.entries(results)) {
    const name = id.split('.').slice(0, -1).join('.');
    pairs.set(name, [...(pairs.get(name) ?? []), result ?? 'open']);
  }
  return pairs;
}

/** Places, compares and settles a single in basketball or bd on the last free match. */
export async function sport(context: SessionContext, step: SessionStepOf<'sport'>): Promise<void> {
  const { client } = context.world;
  const { game, stake, result } = step;
  const { matches } = await client.read('listMatches', { params: { game }, query: { start: 0, limit: 1_000 } });
  const match = matches.findLast(({ match_id, state }) => state === 'scheduled' && !context.used.has(match_id));
  const market = match?.markets[step.market % match.markets.length];
  const outcome = market?.outcomes[step.outcome % market.outcomes.length];
  if (match === undefined || market === undefined || outcome === undefined) return;
  context.used.add(match.match_id);
  const pick = { outcome: outcome.outcome, odds: outcome.odds };
  const slip: Slip = {
    game,
    currency: 'USDT',
    stake,
    multiple: 1,
    passes: ['single'],
    matches: [
      {
        id: match.match_id,
        ...(market.handicap_val !== undefined && {
          [market.kind === 'bs' ? 'total' : 'handicap']: market.handicap_val,
        }),
        picks: [{ market: market.kind, ...pick }],
      },
    ],
  };
  const body: BetRequest = {
    passes: ['single'],
    stake,
    multiple: 1,
    currency: 'USDT',
    accept_odds: 'none',
    matches: [{ match_id: match.match_id, picks: [{ kind: market.kind, ...pick }] }],
  };
  const limits = await client.read('getGameLimits', { query: { kind: game } });
  const expected = isNoStake(stake) ? 'badRequest' : refusalOf(context, limits, slip);
  const answer = await client.money('placeBet', { params: { game }, body }, context.key());
  context.same(`${game}: placed`, expected ?? 'accepted', answer.ok ? 'accepted' : reasonOf(answer));
  if (!answer.ok) return;
  const estimate = context.engine.estimate(slip);
  context.take(estimate.stake);
  context.same(`${game}: most`, estimate.max, answer.data.bet.max_payout);
  context.same(`${game}: stake`, estimate.stake, answer.data.bet.bet_amount);
  await context.look();
  await client.control('POST', `matches/${match.match_id}`, result === 'void' ? { void: true } : { result });
  const settled = context.engine.settle(slip, { [match.match_id]: result });
  const bet = await client.read('getMyBet', { params: { game, id: answer.data.bet.bet_id } });
  context.same(`${game}: state`, settled.state, bet.result ?? 'open');
  context.same(`${game}: payout`, settled.payout, bet.payout);
  context.pay(settled.payout);
  context.due.push('SETTLE');
}

type Limits = SessionContext['limits'];

function refusalOf(context: SessionContext, limits: Limits, slip: Slip): string | undefined {
  try {
    return limitRefusal(context, limits, context.engine.estimate(slip));
  } catch (error) {
    if (error instanceof OracleRefusal) return error.reason;
    throw error;
  }
}
