import type { PrizeCap, SettleRules, Withholding } from './settle-rules.ts';

/** Caps by line length. Source: rules of jczq, section on prizes (State Sport General Administration). */
const OFFICIAL_CAPS: readonly PrizeCap[] = [
  { from: 1, to: 1, cap: '100000' },
  { from: 2, to: 3, cap: '200000' },
  { from: 4, to: 5, cap: '500000' },
  { from: 6, to: 15, cap: '1000000' },
];

/** From the platform's rules (specification section 9), as line lengths; 50 to 60 exceeds any line. */
const SPECIFICATION_CAPS: readonly PrizeCap[] = [
  { from: 1, to: 1, cap: '10200' },
  { from: 3, to: 20, cap: '4500' },
  { from: 50, to: 60, cap: '6100' },
];

/** Income tax on lottery prizes in China: 20 % of the whole prize above 10,000. */
const OFFICIAL_WITHHOLDING: Withholding = { threshold: '10000', rate: '0.2' };

/** Specification section 9: "20% withholding on winnings over 20,000". */
const SPECIFICATION_WITHHOLDING: Withholding = { threshold: '20000', rate: '0.2' };

/** Caps by name, for scenarios and brands. */
export const PRIZE_CAPS = { official: OFFICIAL_CAPS, specification: SPECIFICATION_CAPS } as const;
/** Withholding by the same names. */
export const WITHHOLDINGS = { official: OFFICIAL_WITHHOLDING, specification: SPECIFICATION_WITHHOLDING } as const;

/** Versioned settlement rules: a version never changes once used; `platform-1` is the default. */
export const RULE_TABLE = {
  'platform-1': {},
  'platform-text-1': { prizeCap: SPECIFICATION_CAPS, withholding: SPECIFICATION_WITHHOLDING },
  'official-1': { rounding: 'half-even-line', prizeCap: OFFICIAL_CAPS, withholding: OFFICIAL_WITHHOLDING },
} as const satisfies Readonly<Record<string, SettleRules>>;

/** A version of the rules. */
export type RuleVersion = keyof typeof RULE_TABLE;
