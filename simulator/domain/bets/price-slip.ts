import type { Market, Match, MovedOdds, SportGame } from '#contract/entities';
import type { BetRequest } from '#contract/rows/sports/place-bet';
import { compareAmounts, currencyPlaces } from '#engine/money';
import type { Slip, SlipMatch } from '#engine/sports';
import { Refusal } from '../../core/refusal.ts';
import type { SportsContext } from '../sports/context.ts';
import type { BetMatchInfo } from './bet-record.ts';

export interface PricedSlip {
  readonly slip: Slip;
  readonly matches: readonly BetMatchInfo[];
}

/**
 * Checks a slip against current prices: every market must be open, and every price must be what the player saw or have changed as
 * the player accepts. @returns the slip at current prices
 *
 * @throws Refusal `marketClosed`, `oddsChanged` (with every changed price), `badRequest`
 */
export function priceSlip(world: SportsContext, game: SportGame, request: BetRequest): PricedSlip {
  const moved: MovedOdds[] = [];
  const infos: BetMatchInfo[] = [];
  const matches = request.matches.map((requested, index): SlipMatch => {
    const match = onSale(world, game, requested.match_id, `matches.${index}.match_id`);
    infos.push({ league: match.league.name, home: match.home, away: match.away, startTime: match.start_time });
    const picks = requested.picks.map(({ kind, outcome, odds, name = outcome }, at) => {
      const field = `matches.${index}.picks.${at}.name`;
      if (name !== outcome) throw new Refusal('badRequest', 'The name of a selection is its outcome', { field });
      const now = priceNow(match, kind, outcome, `matches.${index}.picks.${at}`);
      const line = movedLine(match, requested, kind);
      if (line !== undefined || !isAccepted(request.accept_odds, odds, now))
        moved.push({ match_id: match.match_id, kind, outcome, was: odds, now, ...(line && { line }) });
      return { market: kind, outcome, odds: now };
    });
    const lines = linesOf(match, requested);
    return { id: match.match_id, picks, ...lines, ...(requested.banker !== undefined && { banker: requested.banker }) };
  });
  if (moved.length > 0) {
    throw new Refusal('oddsChanged', `The odds have changed: ${moved.map(textOf).join(', ')}`, { moved });
  }
  const { currency, stake, multiple, passes } = request;
  const places = currencyPlaces(world.money(currency));
  return {
    slip: { game, currency, ...(places !== currencyPlaces(currency) && { places }), stake, multiple, passes, matches },
    matches: infos,
  };
}

function onSale(world: SportsContext, game: SportGame, id: string, field: string): Match {
  const plan = world.fixtures.plan(id);
  if (plan?.game !== game) throw new Refusal('badRequest', `Unknown ${game} match ${id}`, { field });
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
    throw new Refusal('badRequest', `${kind} has no outcome ${outcome.slice(0, 40)}`, {
      field: `${field}.outcome`,
    });
  return odds;
}

function isAccepted(accept: BetRequest['accept_odds'], seen: string, now: string): boolean {
  const order = compareAmounts(now, seen);
  return order === 0 || accept === 'any' || (accept === 'better' && order > 0);
}

/** @example textOf({ was: '1.85', now: '1.90', line: { was: '-1', now: '-2' } }) // '1.85 on -1 to 1.90 on -2' */
const textOf = ({ was, now, line }: MovedOdds): string =>
  line === undefined ? `${was} to ${now}` : `${was} on ${line.was} to ${now} on ${line.now}`;

/** A market's line if it is not the one that the player saw. Never accepted: it is another bet. */
function movedLine(match: Match, requested: BetRequest['matches'][number], kind: string): MovedOdds['line'] {
  const pick = requested.picks.find((each) => each.kind === kind);
  const lines: Partial<Record<string, string | undefined>> = {
    handicap: pick?.handicap_val ?? requested.handicap_val,
    bs: pick?.extra ?? requested.total_val,
  };
  const was = lines[kind];
  const now = marketOf(match, kind)?.handicap_val;
  return was === undefined || now === undefined || compareAmounts(plain(was), plain(now)) === 0
    ? undefined
    : { was, now };
}

/** Handicap and total lines of the picks. */
function linesOf(match: Match, requested: BetRequest['matches'][number]): { handicap?: string; total?: string } {
  const lineOf = (kind: string) =>
    requested.picks.some((pick) => pick.kind === kind) ? marketOf(match, kind)?.handicap_val : undefined;
  const [handicap, total] = [lineOf('handicap'), lineOf('bs')];
  return { ...(handicap !== undefined && { handicap }), ...(total !== undefined && { total }) };
}

/** A line as decimal: `+1` becomes 1. Anything else becomes -999, which equals no line. */
const plain = (line: string) => (/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(line) ? line.replace('+', '') : '-999');
