import type { PrizeCap, SettleRules, Withholding } from './settle-rules.ts';

/** Caps of the Chinese sports lottery by the length of the line. Source: rules of jczq, section on prizes (State Sport General Administration). */
const OFFICIAL_CAPS: readonly PrizeCap[] = [
  { from: 1, to: 1, cap: '100000' },
  { from: 2, to: 3, cap: '200000' },
  { from: 4, to: 5, cap: '500000' },
  { from: 6, to: 15, cap: '1000000' },
];

/** The values of the platform's own rules text (specification section 9), read as lengths of lines; 50 to 60 is longer than any line. */
const SPECIFICATION_CAPS: readonly PrizeCap[] = [
  { from: 1, to: 1, cap: '10200' },
  { from: 3, to: 20, cap: '4500' },
  { from: 50, to: 60, cap: '6100' },
];

/** Income tax on lottery prizes in China: 20% of the whole prize when it is over 10,000. */
const OFFICIAL_WITHHOLDING: Withholding = { threshold: '10000', rate: '0.2' };

/** Specification section 9: "20% withholding on winnings over 20,000". */
const SPECIFICATION_WITHHOLDING: Withholding = { threshold: '20000', rate: '0.2' };

/** Caps and withholdings by name, as a scenario or a brand names them. */
export const PRIZE_CAPS = { official: OFFICIAL_CAPS, specification: SPECIFICATION_CAPS } as const;
/** What is withheld of a prize, by the same names. */
export const WITHHOLDINGS = { official: OFFICIAL_WITHHOLDING, specification: SPECIFICATION_WITHHOLDING } as const;

/**
 * The rules a brand settles by, versioned: a version never changes once a slip was settled by it; new rules get a new
 * version. `platform-1` is what a brand gets that names none.
 */
export const RULE_TABLE = {
  'platform-1': {},
  'platform-text-1': { prizeCap: SPECIFICATION_CAPS, withholding: SPECIFICATION_WITHHOLDING },
  'official-1': { rounding: 'half-even-line', prizeCap: OFFICIAL_CAPS, withholding: OFFICIAL_WITHHOLDING },
} as const satisfies Readonly<Record<string, SettleRules>>;

/** A version of the rules. */
export type RuleVersion = keyof typeof RULE_TABLE;
