import { FOLD_TABLES } from './fold-limits.ts';
import { PRIZE_CAPS, WITHHOLDINGS } from './rule-table.ts';
import type { FoldTable } from './slip.ts';
import type { PrizeCap, SettleRules, Withholding } from './settle-rules.ts';

/** A house's rules as written: a table by name, or numbers. Amounts are in one currency. */
export interface HouseRules {
  readonly folds?: keyof typeof FOLD_TABLES | FoldTable | undefined;
  readonly prizeCap?: keyof typeof PRIZE_CAPS | readonly PrizeCap[] | undefined;
  readonly withholding?: keyof typeof WITHHOLDINGS | Withholding | undefined;
  readonly postponedHours?: number | undefined;
}

/** A house's rules as numbers. */
export interface RuleNumbers {
  readonly folds: FoldTable;
  readonly settlement: SettleRules;
  /** More hours of postponement make a match void. */
  readonly postponedHours: number;
}

/** Specification section 9: "matches postponed over 36 hours void at odds 1". */
const POSTPONED_HOURS = 36;

/**
 * A house's rules as numbers; by default lines up to 15, no caps, no withholding.
 *
 * @example houseRules({ prizeCap: 'specification' }).settlement.prizeCap?.[0] // { from: 1, to: 1, cap: '10200' }
 */
export function houseRules({ folds, prizeCap, withholding, postponedHours }: HouseRules = {}): RuleNumbers {
  const caps = typeof prizeCap === 'string' ? PRIZE_CAPS[prizeCap] : prizeCap;
  const withheld = typeof withholding === 'string' ? WITHHOLDINGS[withholding] : withholding;
  return {
    folds: typeof folds === 'object' ? folds : FOLD_TABLES[folds ?? 'specification'],
    settlement: { ...(caps && { prizeCap: caps }), ...(withheld && { withholding: withheld }) },
    postponedHours: postponedHours ?? POSTPONED_HOURS,
  };
}

/**
 * Converts cap and threshold. A cap is truncated where it is used.
 *
 * @example convertRules({ withholding: { threshold: '20000', rate: '0.2' } }, (amount) => multiplyAmounts(amount, '5'))
 * // { withholding: { threshold: '100000', rate: '0.2' } }
 */
export function convertRules(
  { prizeCap, withholding, ...rest }: SettleRules,
  convert: (amount: string) => string,
): SettleRules {
  return {
    ...rest,
    ...(prizeCap && { prizeCap: prizeCap.map((each) => ({ ...each, cap: convert(each.cap) })) }),
    ...(withholding && { withholding: { ...withholding, threshold: convert(withholding.threshold) } }),
  };
}
