/** Loaded when a list is first compared with the upstream's sum of it. */
export { sumOfMatches } from '#contract/match-sum';
