import { addAmounts, currencyPlaces } from '#engine/money';
import { DEFAULT_CURRENCY, type SportsScenario } from '#fixtures';
import { decimalOf, plain } from './quotient.ts';

type Match = SportsScenario['matches'][number];
type Pick = Match['picks'][number];

const ASIAN = /^asian_(?:handicap|total)$/;
const LINE = /^[+-]?\d{1,3}(?:\.(?:0|00|5|50|25|75))?$/;
const QUARTER = 0.25;

export const hasAsian = ({ matches }: SportsScenario) =>
  matches.some(({ picks }) => picks.some(({ market }) => ASIAN.test(market)));

/**
 * The bets that a slip with Asian lines is by definition, in markets that upstreams sell. A line on a quarter is two bets of half the stake,
 * on the lines beside it. A line on a half is a handicap or a total: home -0.5 is a win, away +0.5 is the away side at a handicap of -1. A
 * line on a whole number is the same, on a match that is void when the line is met. Nothing here is computed by the engine.
 *
 * @returns the bets, or why no upstream can show them
 */
export function soldParts(scenario: SportsScenario): readonly SportsScenario[] | string {
  const { matches, stake, currency = DEFAULT_CURRENCY } = scenario;
  const isTotal = matches.some(({ picks }) => picks.some(({ market }) => market === 'asian_total'));
  let parts: readonly (readonly Match[])[] = [[]];
  for (const match of matches) {
    const sold = linesOf(match).map((lined) => soldMatch(lined, isTotal));
    const why = sold.find((each) => typeof each === 'string');
    if (why !== undefined) return why;
    parts = parts.flatMap((others) => sold.map((each) => [...others, each as Match]));
  }
  const share = decimalOf(stake, String(parts.length), currencyPlaces(currency));
  if (share === undefined) return `a stake of ${stake} cannot be halved`;
  if (parts.length > 1 && placesOf(share) + sumOf(matches.map(mostPlaces)) > currencyPlaces(currency))
    return 'halves of the stake whose payouts are cut';
  return parts.map((part) => {
    const { expect, ...rest } = scenario;
    const error = expect?.error !== undefined && { expect: { error: expect.error } };
    return {
      ...rest,
      ...error,
      game: isTotal ? ('basketball' as const) : rest.game,
      stake: plain(share),
      matches: [...part],
    };
  });
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
const placesOf = (text: string) => plain(text).split('.')[1]?.length ?? 0;
const mostPlaces = ({ picks }: Match) => Math.max(0, ...picks.map(({ odds }) => placesOf(odds)));

/** The match once for each line beside the quarter: once where no pick of it is on a quarter. */
function linesOf(match: Match): readonly Match[] {
  const isQuarter = ({ market, line = '' }: Pick) => ASIAN.test(market) && (Number(line) * 2) % 1 !== 0;
  if (!match.picks.some(isQuarter)) return [match];
  return [-QUARTER, QUARTER].map((beside) => ({
    ...match,
    picks: match.picks.map((pick) => (isQuarter(pick) ? { ...pick, line: String(Number(pick.line) + beside) } : pick)),
  }));
}

/** The match in markets on sale; void where the score meets a whole line. */
function soldMatch(match: Match, asBasketball: boolean): Match | string {
  const { picks, result } = match;
  const asian = picks.filter(({ market }) => ASIAN.test(market));
  if (asian.some(({ line = '' }) => !LINE.test(line))) return 'an Asian line that is none';
  if (asian.length === 0) {
    // Basketball has no draws.
    const isSold = !asBasketball || picks.every(({ market, outcome }) => market === 'wl' && outcome !== 'd');
    return isSold ? match : 'other markets beside an Asian total';
  }
  const sold = asian.map(soldPick);
  const handicaps = new Set(sold.flatMap(({ handicap }) => handicap ?? []));
  const totals = new Set(sold.flatMap(({ total }) => total ?? []));
  if (handicaps.size > 1 || totals.size > 1 || asian.length < picks.length) return 'other picks beside an Asian line';
  const [handicap] = handicaps;
  const [total] = totals;
  const lines = { ...(handicap !== undefined && { handicap }), ...(total !== undefined && { total }) };
  const plainMatch: Match = { ...match, ...lines, picks: sold.map(({ pick }) => pick) };
  if (typeof result !== 'object') return plainMatch;
  if (!('ft' in result)) return 'winners named without a score';
  const [home = 0, away = 0] = result.ft.split(':').map(Number);
  const met = asian.map(({ market, outcome, line }) => {
    const goals = market === 'asian_total' ? -(home + away) : outcome === 'home' ? home - away : away - home;
    return goals + Number(line) === 0;
  });
  if (met.includes(true) && met.includes(false)) return 'two Asian lines of a match of which one is met';
  if (met.includes(true)) return { ...plainMatch, result: 'void' };
  return { ...plainMatch, result: asBasketball ? basketballScore(home, away) : result };
}

/** As many points more than goals, in score and total, as make a score of basketball, which has no draws. */
const POINTS = 198;

function basketballScore(home: number, away: number): { readonly ft: string; readonly ht: string } {
  const isLevel = home === away;
  const points = [home + POINTS / 2 + (isLevel ? 1 : 0), away + POINTS / 2 - (isLevel ? 1 : 0)];
  return { ft: points.join(':'), ht: '0:0' };
}

interface SoldPick {
  readonly pick: Pick;
  readonly handicap?: string;
  readonly total?: string;
}

function soldPick({ market, outcome, line, odds }: Pick): SoldPick {
  const value = Number(line);
  // Whole or half: a quarter has been split before.
  if (market === 'asian_total')
    return {
      pick: { market: 'bs', outcome: outcome === 'over' ? 'big' : 'small', odds },
      total: `${Math.floor(value) + POINTS}.5`,
    };
  const handicap = outcome === 'home' ? Math.ceil(value) : -Math.ceil(value);
  const side = outcome === 'home' ? 'w' : 'l';
  // -0 is 0, too.
  return handicap === 0
    ? { pick: { market: 'wl', outcome: side, odds } }
    : { pick: { market: 'handicap', outcome: side, odds }, handicap: String(handicap) };
}

/** What the upstream reports of a part. */
export interface PartOfBet {
  readonly lines: string;
  readonly stake: string;
  readonly max: string;
  readonly state: string;
  readonly payout: string;
  readonly legs: readonly string[];
}

/** The parts as one bet. */
export function together(parts: readonly PartOfBet[], written: SportsScenario): PartOfBet {
  const sum = (key: 'stake' | 'max' | 'payout') => parts.map((part) => part[key]).reduce(addAmounts);
  const states = parts.map(({ state }) => state);
  const isAsian = written.matches.flatMap(({ picks, result }) =>
    picks.map(({ market }) => result !== 'void' && ASIAN.test(market)),
  );
  return {
    lines: parts[0]?.lines ?? '0',
    stake: sum('stake'),
    max: sum('max'),
    payout: sum('payout'),
    // Half a win wins; without any win a half that is lost loses.
    state: ['open', 'won', 'lost'].find((state) => states.includes(state)) ?? 'void',
    legs: isAsian.map((asian, index) => legOf(new Set(parts.map(({ legs }) => legs[index] ?? 'open')), asian)),
  };
}

/** A bet that another leg has lost leaves its later legs open: what a part shows of a leg is enough, if it is not Asian. */
function legOf(states: ReadonlySet<string>, isAsian: boolean): string {
  const [settled = 'open'] = [...states].filter((state) => state !== 'open');
  if (!isAsian || states.has('open')) return isAsian ? 'open' : settled;
  if (states.size > 1) return states.has('won') ? 'half_won' : 'half_lost';
  return states.has('void') ? 'push' : settled;
}
