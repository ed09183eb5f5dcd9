import {
  cut,
  cutTo,
  fraction,
  type Fraction,
  isLess,
  isMore,
  ONE,
  placesOf,
  plus,
  sumOf,
  times,
  whole,
  ZERO,
} from './fraction.ts';
import { foldsOf, longestLine } from './passes.ts';
import { everyScore, factorOf, factorUnder } from './results.ts';
import { type OracleMatch, type OraclePick, OracleRefusal, type OracleSlip, type Result } from './slip.ts';

interface Leg {
  readonly at: number;
  readonly match: OracleMatch;
  readonly pick: OraclePick;
}
type Results = Readonly<Record<string, Result | undefined>>;

/** Design: "a slip over 10,000 lines is refused". */
const MAX_LINES = 10_000;
/**
 * Specification, section 9: "Dragon bet payout estimate scaled by 0.65 for game kind bd"; design, "Estimates": settlement
 * likewise.
 */
const BD_SHARE = fraction('0.65');
/** The share of its return that a line pays; a returned stake is paid in full. */
export const shareOf = ({ game }: OracleSlip, isBack = false) => (game === 'bd' && !isBack ? BD_SHARE : ONE);

/**
 * Every line of a slip: every set of matches as long as a fold that has all bankers, with every choice of one pick per match.
 *
 * @throws OracleRefusal
 */
export function everyLine(slip: OracleSlip): readonly (readonly Leg[])[] {
  const { game, passes, folds = [], matches } = slip;
  const lengths = foldsOf(passes, folds, matches.length);
  if (lengths === undefined || lengths.length === 0) throw new OracleRefusal('passNotAllowed', passes.join(', '));
  const lines: Leg[][] = [];
  for (const chosen of everySubset(matches.length)) {
    if (!lengths.includes(chosen.length)) continue;
    if (matches.some(({ banker }, at) => banker === true && !chosen.includes(at))) continue;
    let partial: Leg[][] = [[]];
    for (const at of chosen) {
      const match = matches[at] as OracleMatch;
      partial = partial.flatMap((line) => match.picks.map((pick) => [...line, { at, match, pick }]));
    }
    lines.push(...partial);
    if (lines.length > MAX_LINES) throw new OracleRefusal('tooManyLines', `more than ${MAX_LINES} lines`);
  }
  const tooLong = lines.find((line) => line.some(({ pick }) => line.length > longestLine(game, pick.market)));
  if (tooLong || lines.length === 0)
    throw new OracleRefusal('passNotAllowed', 'a line is longer than its market allows');
  return lines;
}

function* everySubset(count: number): Generator<readonly number[]> {
  for (let bits = 1; bits < 2 ** count; bits += 1)
    yield Array.from({ length: count }, (_, at) => at).filter((at) => Math.floor(bits / 2 ** at) % 2 === 1);
}

const lineStake = ({ stake, multiple }: OracleSlip) => times(fraction(stake), whole(multiple));

/**
 * Lines, stake, and highest, lowest and lowest positive payout over all joint results. For a slip that can win, the highest
 * includes void matches, whose stakes come back.
 */
export function estimate(slip: OracleSlip) {
  const lines = everyLine(slip);
  const places = placesOf(slip.currency);
  const folds = [...new Set(lines.map((line) => line.length))];
  let max: Fraction | undefined;
  let guaranteed: Fraction | undefined;
  let min: Fraction | undefined;
  const scale = times(lineStake(slip), shareOf(slip));
  for (const sums of everyCombination(slip.matches.map((match) => extremes(everySum(slip.game, match))))) {
    const payout = times(payoutOfSums(slip, folds, sums), scale);
    if (max === undefined || isMore(payout, max)) max = payout;
    if (guaranteed === undefined || isLess(payout, guaranteed)) guaranteed = payout;
    if (payout.over > 0n && (min === undefined || isLess(payout, min))) min = payout;
  }
  const stake = times(whole(lines.length), lineStake(slip));
  const won = max ?? ZERO;
  const canWin = isMore(fraction(cut(won, places)), fraction(cut(stake, places)));
  return {
    lines: String(lines.length),
    stake: cut(stake, places),
    max: cut(canWin ? withVoid(slip, folds) : won, places),
    guaranteed: cut(guaranteed ?? ZERO, places),
    min: cut(min ?? ZERO, places),
  };
}

/** The highest payout if matches may be void: each is won at its best or void. A line of void matches pays its stake. */
function withVoid(slip: OracleSlip, folds: readonly number[]): Fraction {
  const ends = slip.matches.map((match): readonly (readonly [Fraction, Fraction])[] => {
    const best = everySum(slip.game, match).reduce((high, each) => (isMore(each, high) ? each : high), ZERO);
    const stakes = whole(match.picks.length);
    return [
      [best, ZERO],
      [stakes, stakes],
    ];
  });
  const share = shareOf(slip);
  const rest = { over: share.under - share.over, under: share.under };
  let highest = ZERO;
  for (const joint of everyCombination(ends)) {
    const paid = (at: 0 | 1, part: Fraction) =>
      times(
        payoutOfSums(
          slip,
          folds,
          joint.map((end) => end[at]),
        ),
        part,
      );
    const payout = plus(paid(0, share), paid(1, rest));
    if (isMore(payout, highest)) highest = payout;
  }
  return times(highest, lineStake(slip));
}

export function everySum(game: string, match: OracleMatch): readonly Fraction[] {
  const named = [ZERO, ...match.picks.filter(({ market }) => market === 'outright').map(({ odds }) => fraction(odds))];
  const sums = new Map<string, Fraction>();
  const seen = new Set<string>();
  for (const score of everyScore[game] ?? []) {
    const factors = match.picks.map((pick) => factorOf(game, match, pick, score));
    const key = factors.map(({ over, under }) => `${over}/${under}`).join();
    if (seen.has(key)) continue;
    seen.add(key);
    const onScore = sumOf(factors);
    for (const name of named) {
      const sum = plus(onScore, name);
      sums.set(cut(sum, 12), sum);
    }
  }
  return [...sums.values()];
}

/**
 * Lowest, lowest positive and highest sum. Payouts are sums of products and never fall when a sum rises, so only these give the
 * extreme payouts. A test compares them with all sums.
 */
function extremes(sums: readonly Fraction[]): readonly Fraction[] {
  const lowest = (all: readonly Fraction[]) =>
    all.reduce<Fraction | undefined>((low, each) => (low && !isLess(each, low) ? low : each), undefined);
  const highest = sums.reduce<Fraction | undefined>(
    (high, each) => (high && !isMore(each, high) ? high : each),
    undefined,
  );
  const found = [lowest(sums), lowest(sums.filter(({ over }) => over > 0n)), highest].filter(
    (each) => each !== undefined,
  );
  return [...new Map(found.map((each) => [cut(each, 12), each])).values()];
}

function* everyCombination<One>(choices: readonly (readonly One[])[]): Generator<readonly One[]> {
  const [first, ...rest] = choices;
  if (first === undefined) return void (yield []);
  for (const one of first) for (const others of everyCombination(rest)) yield [one, ...others];
}

/** Payout per unit of stake if match i contributes `sums[i]`. */
export function payoutOfSums({ matches }: OracleSlip, folds: readonly number[], sums: readonly Fraction[]): Fraction {
  let total = ZERO;
  for (const chosen of everySubset(matches.length)) {
    if (!folds.includes(chosen.length)) continue;
    if (matches.some(({ banker }, at) => banker === true && !chosen.includes(at))) continue;
    total = plus(total, chosen.map((at) => sums[at] ?? ZERO).reduce(times, ONE));
  }
  return total;
}

/**
 * Settles a slip line by line. A line with a lost leg is lost; else with an open leg open; else it pays stake times factors (bd:
 * times 0.65), truncated, times the multiple. If all matches are void the stake comes back.
 */
export function settle(slip: OracleSlip, results: Results) {
  const places = placesOf(slip.currency);
  let payout = ZERO;
  const states = everyLine(slip).map((line) => {
    const factors = line.map(({ match, pick }) => factorUnder(slip.game, match, pick, resultOf(results, match.id)));
    if (factors.some((factor) => factor?.over === 0n)) return 'lost';
    if (factors.includes(undefined)) return 'open';
    const known = factors.filter((factor) => factor !== undefined);
    const isBack = line.every(({ match }) => resultOf(results, match.id) === 'void');
    const prize = times(times(fraction(slip.stake), known.reduce(times, ONE)), shareOf(slip, isBack));
    payout = plus(payout, times(cutTo(prize, places), whole(slip.multiple)));
    // Half a win wins the line; without any winner a half-lost leg loses it, and the rest comes back.
    if (line.some((leg, at) => isWin(slip.game, leg, resultOf(results, leg.match.id), known[at] ?? ONE))) return 'won';
    return known.some((factor) => isLess(factor, ONE)) ? 'lost' : 'void';
  });
  const state = states.includes('open')
    ? 'open'
    : states.includes('won')
      ? 'won'
      : states.every((each) => each === 'void')
        ? 'void'
        : 'lost';
  return { state: state as 'open' | 'won' | 'lost' | 'void', payout: cut(payout, places), legs: legsOf(slip, results) };
}

const resultOf = (results: Results, id: string) => (Object.hasOwn(results, id) ? results[id] : undefined);

/** A pick at odds of 1 has factor 1 whether it wins or is void; only the first is a win. */
function isWin(game: string, { match, pick }: Leg, result: Result | undefined, factor: Fraction): boolean {
  if (result === 'void' || result === undefined) return false;
  if (isMore(factor, ONE)) return true;
  // Other odds show which of the two it was.
  const shifted = factorUnder(game, match, { ...pick, odds: '2' }, result) ?? ZERO;
  return isMore(shifted, ONE);
}

/** State of each pick by full wins and losses. */
function legsOf(slip: OracleSlip, results: Results): readonly ('won' | 'lost' | 'void' | 'open')[] {
  return slip.matches.flatMap((match) =>
    match.picks.map((pick) => {
      const result = resultOf(results, match.id);
      if (result === undefined) return 'open';
      if (result === 'void') return 'void';
      return factorUnder(slip.game, match, { ...pick, odds: '2' }, result)?.over === 0n ? 'lost' : 'won';
    }),
  );
}
