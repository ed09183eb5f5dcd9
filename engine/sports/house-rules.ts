import { FOLD_TABLES } from './fold-limits.ts';
import { PRIZE_CAPS, WITHHOLDINGS } from './rule-table.ts';
import type { FoldTable } from './slip.ts';
import type { PrizeCap, SettleRules, Withholding } from './settle-rules.ts';

/** The rules of a house as it writes them: a table by its name, or its own numbers. All amounts are in one currency. */
export interface HouseRules {
  readonly folds?: keyof typeof FOLD_TABLES | FoldTable | undefined;
  readonly prizeCap?: keyof typeof PRIZE_CAPS | readonly PrizeCap[] | undefined;
  readonly withholding?: keyof typeof WITHHOLDINGS | Withholding | undefined;
  readonly postponedHours?: number | undefined;
}

/** The rules of a house as numbers. */
export interface RuleNumbers {
  readonly folds: FoldTable;
  readonly settlement: SettleRules;
  /** A match that is postponed by more hours than these is void. */
  readonly postponedHours: number;
}

/** Specification section 9: "matches postponed over 36 hours void at odds 1". */
const POSTPONED_HOURS = 36;

/**
 * The numbers of a house's rules: lines of up to 15 in every market, no cap and nothing withheld, where it sets nothing.
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
 * Rules in another currency: cap and threshold, converted. A cap is cut to the currency's places where it is used.
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
