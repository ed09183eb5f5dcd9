export type { Bounds } from './bounds.ts';
export { type CapCut, capCut } from './cap-cut.ts';
export { checkLimits, type LimitInput, type LimitWarning, type LimitWarningName } from './check-limits.ts';
export { maxStake, type StakeBounds } from './max-stake.ts';
export { type Withheld, withheldOf } from './withheld.ts';
