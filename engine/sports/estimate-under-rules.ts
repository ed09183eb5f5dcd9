import { compare, type Decimal, formatDecimal, parseDecimal } from '../money/decimal.ts';
import { truncate } from '../money/truncate.ts';
import { bestPaid, type Ending, endingsOf, payOf, voidEnding } from './promise/best-paid.ts';
import { type CompiledRules, compileRules } from './compile-rules.ts';
import { compileSlip } from './compile-slip.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { countAll } from './count-lines.ts';
import { type Estimate, estimateOf, type Returns, returnsOf } from './estimate.ts';
import { BD_SHARE, linePayout } from './line-payout.ts';
import { matchRange } from './match-range.ts';
import { minimumValues } from './minimum.ts';
import { eachPaidLine } from './paid-lines.ts';
import type { SettleRules } from './settle-rules.ts';
import type { Slip } from './slip.ts';

/** Slips with more lines cannot be sent, and walking them takes longer than a press. */
export const MAX_WALKED_LINES = 10_000n;

/**
 * What a slip may pay under caps and withholding, as settlement pays it: each line cut, times the multiple. `max` is paid by some
 * result. With one pick per match no result pays more; with several, one may where more than a thousand joint results are
 * within what is cut. `min` and `guaranteed` are lower bounds of what pays, exact without withholding and with one pick per
 * match. Of more lines than can be sent, all are lower bounds.
 *
 * @throws EngineError with the place in the slip or in the rules
 * @example estimateUnderRules(slip, {}).max // '13.320000'
 */
export function estimateUnderRules(slip: Slip, rules: SettleRules): Estimate {
  const compiled = compileSlip(slip);
  return estimateOf(paidReturns(compiled, compileRules(rules, compiled.places)));
}

/** Returns as settlement pays them; `best` are the endings of the matches that pay `won`, where it was computed line by line. */
export function paidReturns(
  compiled: CompiledSlip,
  rules: CompiledRules,
): Returns & { readonly best?: readonly Ending[] } {
  const free = returnsOf(compiled);
  const isFree = rules.caps.length === 0 && rules.withholding === undefined;
  if (isFree && (isWhole(compiled) || rules.rounding === 'truncate-total')) return free;
  const lines = countAll(compiled);
  if (lines > MAX_WALKED_LINES) return lessCuts(free, compiled, lines);
  const { places } = compiled;
  const { isMonotone, least } = walk(compiled, rules);
  const endings = compiled.matches.map((match) => endingsOf(compiled, match));
  const choices = isMonotone ? endings.map((each) => bestOnly(each)) : endings;
  const voided = choices.map((each, at) => {
    const match = compiled.matches[at];
    return match === undefined ? each : [...each, voidEnding(compiled, match)];
  });
  const count = Number(lines);
  const won = bestPaid(compiled, rules, choices, count);
  const highest = bestPaid(compiled, rules, voided, count, won);
  const ranges = compiled.matches.map((match) => matchRange(compiled, match));
  const lowest = (values: readonly bigint[]): Decimal => {
    const ends = endings.map((each, at) => each.find(({ sum }) => sum === values[at]) ?? each[0]) as Ending[];
    return truncate(payOf(compiled, rules, ends).amount, places);
  };
  const lower = (one: Decimal, other: Decimal | undefined) =>
    !isMonotone && other !== undefined && compare(other, one) < 0 ? other : one;
  const guaranteed = lowest(ranges.map(({ min }) => min));
  const min = lower(lowest(minimumValues(compiled, ranges)), least && truncate(least, places));
  return {
    ...free,
    won: formatDecimal(truncate(won.amount, places)),
    highest: formatDecimal(truncate(larger(highest.amount, won.amount), places)),
    guaranteed: formatDecimal(lower(guaranteed, guaranteed.digits > 0n ? min : undefined)),
    min: formatDecimal(min),
    best: won.endings,
  };
}

/** No line has places to be cut. */
function isWhole({ game, stake, scale, folds, places }: CompiledSlip): boolean {
  return stake.scale + scale * (folds.at(-1) ?? 0) + (game === 'bd' ? BD_SHARE.scale : 0) <= places;
}

/** A line loses less than a unit for each multiple. */
function lessCuts(free: Returns, { multiple, places }: CompiledSlip, lines: bigint): Returns {
  const less = (amount: string) => {
    const { digits } = parseDecimal(amount);
    const left = digits - lines * multiple;
    return formatDecimal({ digits: left > 0n ? left : 0n, scale: places });
  };
  return {
    ...free,
    won: less(free.won),
    highest: less(free.highest),
    guaranteed: less(free.guaranteed),
    min: less(free.min),
  };
}

/** The line that pays least, and whether a line that wins more is paid more: not where something is withheld. */
function walk(compiled: CompiledSlip, rules: CompiledRules) {
  const pay = linePayout(compiled, rules);
  const gross = linePayout(compiled, { ...rules, withholding: undefined });
  let least: Decimal | undefined;
  let isMonotone = true;
  if (rules.withholding === undefined || !mayWithhold(compiled, rules.withholding.threshold))
    return { isMonotone, least };
  const all = compiled.matches.map(({ picks }) => picks.map(() => 'won' as const));
  eachPaidLine(compiled, all, (fold, product) => {
    const prize = pay(fold, product);
    if (compare(prize, gross(fold, product)) !== 0) isMonotone = false;
    if (least === undefined || compare(prize, least) < 0) least = prize;
  });
  return { isMonotone, least };
}

/** The longest line of the highest odds is over the threshold. */
function mayWithhold({ stake, multiple, folds, scale, matches }: CompiledSlip, threshold: Decimal): boolean {
  const odds = matches
    .map(({ picks }) => picks.reduce((most, pick) => (pick.odds > most ? pick.odds : most), 0n))
    .sort((one, other) => (one > other ? -1 : one < other ? 1 : 0));
  const fold = folds.at(-1) ?? 0;
  const product = odds.slice(0, fold).reduce((all, each) => all * each, stake.digits * multiple);
  return compare({ digits: product, scale: stake.scale + scale * fold }, threshold) > 0;
}

const FACTOR_ORDER = ['lost', 'half_lost', 'push', 'half_won', 'won'];

/** Without the endings that another one exceeds, pick by pick. */
function bestOnly(endings: readonly Ending[]): readonly Ending[] {
  const sorted = [...endings].sort((one, other) => (one.sum > other.sum ? -1 : one.sum < other.sum ? 1 : 0));
  const rank = (ending: Ending, at: number) => FACTOR_ORDER.indexOf(ending.legs[at] ?? 'lost');
  const best: Ending[] = [];
  for (const ending of sorted) {
    const isExceeded = best.some((other) => ending.legs.every((_, at) => rank(other, at) >= rank(ending, at)));
    if (!isExceeded) best.push(ending);
  }
  return best;
}

const larger = (one: Decimal, other: Decimal) => (compare(one, other) < 0 ? other : one);
