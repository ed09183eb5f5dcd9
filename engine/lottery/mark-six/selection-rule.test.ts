import { describe, expect, it } from 'vitest';
import { selectionLines, selectionRule } from './selection-rule.ts';

describe('selectionRule', () => {
  it.each([
    [5, 'six', 'shouldSelectSix', 0n],
    [6, 'six', null, 1n],
    [7, 'six', 'shouldSelectSix', 0n],
    [1, undefined, 'atLeastTwo', 0n],
    [2, undefined, null, 1n],
    [9, undefined, null, 1n],
    [10, undefined, 'mostNine', 0n],
  ] as const)('merging %i animals (%s): %s', (selected, configuration, rule, lines) => {
    const count = { kind: 'specialCodeMergeAnimal' as const, selected, configuration };
    expect(selectionRule(count)).toBe(rule);
    expect(selectionLines(count)).toBe(lines);
  });

  it.each([
    [0, 1, 'atLeastOne', 0n],
    [1, 1, null, 1n],
    [5, 1, null, 5n],
    [6, 1, 'mostFive', 6n],
    [1, 2, 'atLeastCombinationLevel', 0n],
    [2, 2, null, 1n],
    [6, 3, null, 20n],
    [12, 5, null, 792n],
  ] as const)('combining %i animals at level %i: %s', (selected, level, rule, lines) => {
    const count = { kind: 'specialCodeCombinationZodiacs' as const, selected, level };
    expect(selectionRule(count)).toBe(rule);
    expect(selectionLines(count)).toBe(lines);
  });
});
