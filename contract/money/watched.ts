/** Header of an answer: the outcome is watched, so `getOutcome` may have `twins` of it for the next minute or two. */
export const WATCHED = 'x-outcome-watched';
