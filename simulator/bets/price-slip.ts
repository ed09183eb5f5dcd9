import type { MovedOdds } from '#contract/entities/config.ts';
import type { Market, Match } from '#contract/entities/match.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import type { BetRequest } from '#contract/rows/place-bet.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import type { Slip, SlipMatch } from '#engine/sports/slip.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import type { World } from '#simulator/world/world.ts';
import type { BetMatchInfo } from './bet-record.ts';

export interface PricedSlip {
  readonly slip: Slip;
  readonly matches: readonly BetMatchInfo[];
}

/**
 * Holds a requested slip against the book as it is now: every market must be open, every price the one that was seen, or
 * moved as the player accepts. The slip that comes back is at the book's prices.
 *
 * @throws Refusal `marketClosed`, `oddsChanged` (with every price that moved), `badRequest`
 */
export function priceSlip(world: World, game: SportGame, request: BetRequest): PricedSlip {
  const moved: MovedOdds[] = [];
  const infos: BetMatchInfo[] = [];
  const matches = request.matches.map((asked, index): SlipMatch => {
    const match = onSale(world, game, asked.match_id, `matches.${index}.match_id`);
    infos.push({ league: match.league.name, home: match.home, away: match.away, startTime: match.start_time });
    const picks = asked.picks.map(({ kind, outcome, odds }, at) => {
      const now = priceNow(match, kind, outcome, `matches.${index}.picks.${at}`);
      if (!isAccepted(request.accept_odds, odds, now))
        moved.push({ match_id: match.match_id, kind, outcome, was: odds, now });
      return { market: kind, outcome, odds: now };
    });
    const lines = linesOf(match, asked, `matches.${index}`);
    return { id: match.match_id, picks, ...lines, ...(asked.banker !== undefined && { banker: asked.banker }) };
  });
  if (moved.length > 0) {
    throw new Refusal('oddsChanged', `Odds have moved: ${moved.map(({ was, now }) => `${was} to ${now}`).join(', ')}`, {
      moved,
    });
  }
  const { currency, stake, multiple, passes } = request;
  return { slip: { game, currency, stake, multiple, passes, matches }, matches: infos };
}

function onSale(world: World, game: SportGame, id: string, field: string): Match {
  const plan = world.fixtures.plan(id);
  if (plan?.game !== game) throw new Refusal('badRequest', `No ${game} match is called ${id}`, { field });
  const { match } = world.fixtures.view(plan, world.now());
  if (match.state === 'finished' || match.state === 'void') {
    throw new Refusal('marketClosed', 'This match is over', { field, match_id: id });
  }
  return match;
}

function marketOf(match: Match, kind: string): Market | undefined {
  return match.markets.find((market) => market.kind === kind);
}

function priceNow(match: Match, kind: string, outcome: string, field: string): string {
  const market = marketOf(match, kind);
  if (market?.status !== 'open') {
    const what = market?.status === 'suspended' ? 'suspended for the moment' : 'closed';
    throw new Refusal('marketClosed', `${kind} of ${match.home} - ${match.away} is ${what}`, {
      field: `${field}.kind`,
      match_id: match.match_id,
      status: market?.status ?? 'closed',
    });
  }
  const odds = market.outcomes.find((each) => each.outcome === outcome)?.odds;
  if (odds === undefined)
    throw new Refusal('badRequest', `${kind} has no outcome called ${outcome.slice(0, 40)}`, {
      field: `${field}.outcome`,
    });
  return odds;
}

function isAccepted(accept: BetRequest['accept_odds'], seen: string, now: string): boolean {
  const order = compareAmounts(now, seen);
  return order === 0 || accept === 'any' || (accept === 'better' && order > 0);
}

/** The lines that the picks are compared with; ones that the player saw otherwise have moved. */
function linesOf(
  match: Match,
  asked: BetRequest['matches'][number],
  field: string,
): { handicap?: string; total?: string } {
  const has = (kind: string) => asked.picks.some((pick) => pick.kind === kind);
  const line = (kind: string, seen: string | undefined, name: string) => {
    const now = marketOf(match, kind)?.handicap_val;
    if (seen !== undefined && now !== undefined && compareAmounts(plain(seen), plain(now)) !== 0) {
      throw new Refusal('oddsChanged', `The line of ${kind} is ${now}, not ${seen}`, {
        field: `${field}.${name}`,
        was: seen,
        now,
      });
    }
    return now;
  };
  const handicap = has('handicap') ? line('handicap', asked.handicap_val, 'handicap_val') : undefined;
  const total = has('bs') ? line('bs', asked.total_val, 'total_val') : undefined;
  return { ...(handicap !== undefined && { handicap }), ...(total !== undefined && { total }) };
}

/** A line as a decimal text: `+1` is 1. What is no line at all compares unequal to every line. */
const plain = (line: string) => (/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(line) ? line.replace('+', '') : '-999');
