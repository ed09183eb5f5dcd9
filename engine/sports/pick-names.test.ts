import { describe, expect, it } from 'vitest';
import { passFolds } from './passes.ts';

describe('N-pick-M', () => {
  it.each([
    ['8-pick-2', 8, [2]],
    ['4-pick-3', 4, [3]],
    ['6-pick-4', 6, [4]],
    ['4-pick-5', 4, [3, 4]],
    ['5-pick-1', 5, [1]],
  ])('%s of the rules text on %i matches is lines of %j', (pass, matches, folds) => {
    expect(passFolds(pass, matches)).toEqual(folds);
  });

  it('4-pick-5 cannot be a length of line: it is the pass of five lines', () => {
    expect(passFolds('4-pick-5', 4)).toEqual(passFolds('4-string-5', 4));
  });

  it('needs just its number of matches', () => {
    expect(() => passFolds('4-pick-3', 5)).toThrow('4-pick-3 needs exactly 4 matches, got 5');
    expect(() => passFolds('4-pick-9', 4)).toThrow('no pass is called');
  });
});
