export type { Bounds } from './bounds.ts';
export { checkLimits, type LimitInput, type LimitWarning, type LimitWarningName } from './check-limits.ts';
export { maxStake } from './max-stake.ts';
