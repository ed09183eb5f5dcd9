/** How a line's prize becomes an amount: truncated (the default), exact and truncated on the total, or rounded half to even. */
export type Rounding = 'truncate-line' | 'truncate-total' | 'half-even-line';

/** The maximum that one line of `from` to `to` picks pays at multiple 1, in the slip's currency. */
export interface PrizeCap {
  readonly from: number;
  readonly to: number;
  readonly cap: string;
}

/** A prize over `threshold` loses `rate` of itself, the whole prize and not what lies above. */
export interface Withholding {
  readonly threshold: string;
  readonly rate: string;
}

/**
 * The optional rules of settlement. They apply in this order: round the line, cap it, times the multiple, withhold. Nothing is capped
 * or withheld of a line whose legs are all void: its stake comes back.
 */
export interface SettleRules {
  readonly rounding?: Rounding;
  readonly prizeCap?: readonly PrizeCap[];
  readonly withholding?: Withholding;
}
