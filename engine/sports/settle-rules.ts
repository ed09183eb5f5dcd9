/** From prize to amount: each line truncated (default), the total truncated, or each line rounded half to even. */
export type Rounding = 'truncate-line' | 'truncate-total' | 'half-even-line';

/** Cap of a line of `from` to `to` picks at multiple 1, in the slip's currency. */
export interface PrizeCap {
  readonly from: number;
  readonly to: number;
  readonly cap: string;
}

/** A prize above `threshold` loses `rate` of the whole prize. */
export interface Withholding {
  readonly threshold: string;
  readonly rate: string;
}

/**
 * Optional settlement rules, applied in order: round the line, cap it, times the multiple, withhold. Not applied to lines of void
 * legs, whose stake comes back.
 */
export interface SettleRules {
  readonly rounding?: Rounding;
  readonly prizeCap?: readonly PrizeCap[];
  readonly withholding?: Withholding;
}
