/** The groups of a PK10 odds list. */
export type Pk10OddsGroup = 'twoSides' | 'championRunnerUpSum' | 'firstToFifth' | 'sixthToTenth' | 'dragonTiger';

const GROUPS: readonly (readonly [below: number, group: Pk10OddsGroup])[] = [
  [10, 'twoSides'],
  [12, 'championRunnerUpSum'],
  [17, 'firstToFifth'],
  [22, 'sixthToTenth'],
  [27, 'dragonTiger'],
];

/**
 * The group of an index of the upstream's odds list (specification section 3): under 10 two sides, 10-11 champion and runner-up
 * sum, 12-16 first to fifth, 17-21 sixth to tenth, 22-26 dragon against tiger.
 *
 * @returns undefined outside the list
 * @example pk10OddsGroup(11) // 'championRunnerUpSum'
 */
export function pk10OddsGroup(index: number): Pk10OddsGroup | undefined {
  if (!Number.isInteger(index) || index < 0) return undefined;
  return GROUPS.find(([below]) => index < below)?.[1];
}
