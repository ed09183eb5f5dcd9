/** Header: the outcome is watched, so `getOutcome` may report `twins` for the next minutes. */
export const WATCHED = 'x-outcome-watched';
