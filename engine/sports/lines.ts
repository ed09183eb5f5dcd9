import { EngineError } from '../errors/engine-error.ts';
import { type Decimal, formatDecimal, multiply } from '../money/decimal.ts';
import type { TotalStake } from '../money/stakes.ts';
import { truncate } from '../money/truncate.ts';
import { compileSlip } from './compile-slip.ts';
import type { CompiledSlip } from './compiled-slip.ts';
import { countAll } from './count-lines.ts';
import { allChoices, branchCounts, walkFold } from './line-tree.ts';
import { payingStake } from './line-payout.ts';
import type { Slip, SlipPick } from './slip.ts';

/** Slips with more lines are refused (docs/engine/README.md). */
export const MAX_SENT_LINES = 10_000n;

const MAX_PAGE_LINES = 10_000;

/** A page: the first line, from 0, and the maximum number. */
export interface LinesPage {
  readonly offset?: number | bigint;
  readonly limit?: number;
}

/** A line: one pick from each of `fold` matches. */
export interface SlipLine {
  readonly fold: number;
  readonly picks: readonly (SlipPick & { readonly match: string })[];
  /** The exact product. */
  readonly odds: string;
  /** Payout if it wins: stake x odds (x 0.65 in bd), truncated, times the multiple. */
  readonly payout: string;
}

/**
 * Two matches with 2 and 3 picks make 5 singles and 6 doubles.
 *
 * @throws EngineError with the place in the slip
 * @example countLines(slip) // 1n
 */
export function countLines(slip: Slip): bigint {
  return countAll(compileSlip(slip));
}

/**
 * Lines x stake per line x multiple, cut to the currency's places.
 *
 * @throws EngineError with the place in the slip
 * @example totalStake(slip) // '2.000000'
 */
export function totalStake(slip: Slip): TotalStake {
  const compiled = compileSlip(slip);
  const units = { digits: countAll(compiled) * compiled.multiple, scale: 0 };
  return formatDecimal(truncate(multiply(compiled.stake, units), compiled.places));
}

/**
 * Refuses a slip with more than 10,000 lines; app and simulator ask before sending.
 *
 * @throws EngineError `tooManyLines`
 * @example assertSendable(slip) // undefined: it has one line
 */
export function assertSendable(slip: Slip): void {
  const lines = countLines(slip);
  if (lines > MAX_SENT_LINES) {
    throw new EngineError('tooManyLines', 'passes', `a slip has at most ${MAX_SENT_LINES} lines, got ${lines}`);
  }
}

/**
 * A page of lines, shortest folds first, in the order of matches and picks. Nothing before the page is walked, so the last page
 * of a billion lines takes no longer than the first.
 *
 * @param page.offset the first line, counted from 0
 * @param page.limit how many lines at most, 10,000 or fewer
 * @throws EngineError with the place in the slip; `outOfRange` for the page
 * @example listLines(slip, { offset: 0, limit: 50 }).length // 1
 */
export function listLines(slip: Slip, { offset = 0, limit = 100 }: LinesPage = {}): SlipLine[] {
  if (offset < 0 || (typeof offset === 'number' && !Number.isSafeInteger(offset))) {
    throw new EngineError('outOfRange', 'offset', `a whole number from 0, got ${offset}`);
  }
  if (!Number.isInteger(limit) || limit < 0 || limit > MAX_PAGE_LINES) {
    throw new EngineError('outOfRange', 'limit', `a whole number from 0 to ${MAX_PAGE_LINES}, got ${limit}`);
  }
  const compiled = compileSlip(slip);
  const choices = allChoices(compiled);
  const counts = branchCounts(compiled, choices, compiled.folds.at(-1) ?? 0);
  const paying = { ...compiled, stake: payingStake(compiled) };
  const lines: SlipLine[] = [];
  let left: bigint | null = BigInt(offset);
  for (const fold of compiled.folds) {
    if (left === null || lines.length === limit) break;
    left = walkFold(compiled, choices, counts, fold, left, (legs) => {
      let odds = 1n;
      const picks = legs.map(([match, pick]) => {
        odds *= compiled.matches[match]?.picks[pick]?.odds ?? 0n;
        return {
          match: compiled.matches[match]?.id ?? '',
          ...slip.matches[match]?.picks[pick],
        } as SlipLine['picks'][number];
      });
      const product = { digits: odds, scale: compiled.scale * fold };
      lines.push({ fold, picks, odds: formatDecimal(product), payout: formatDecimal(payoutOf(paying, product)) });
      return lines.length < limit;
    });
  }
  return lines;
}

function payoutOf({ stake, multiple, places }: CompiledSlip, odds: Decimal): Decimal {
  const paid = truncate(multiply(stake, odds), places);
  return { ...paid, digits: paid.digits * multiple };
}
