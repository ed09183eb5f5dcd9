import { describe, expect, it } from 'vitest';
import { oddsGroup } from './odds-index.ts';

describe('oddsGroup', () => {
  it('follows the index ranges of the odds list', () => {
    expect([0, 1, 2].map((index) => oddsGroup(index)?.kind)).toEqual([
      'specialCode',
      'specialCodeSide',
      'specialCodeColor',
    ]);
    expect(oddsGroup(3)).toEqual({ kind: 'numberCode', position: 'no1' });
    expect(oddsGroup(20)).toEqual({ kind: 'numberCodeColor', position: 'no6' });
    expect([21, 22, 23, 29].map((index) => oddsGroup(index))).toEqual([
      { kind: 'specialCodeAnimal' },
      { kind: 'specialCodeMergeAnimal' },
      { kind: 'specialCodeTail' },
      { kind: 'tail' },
    ]);
    expect([24, 28].map((index) => oddsGroup(index)?.level)).toEqual([1, 5]);
    expect([30, -1, 1.5].map(oddsGroup)).toEqual([undefined, undefined, undefined]);
  });
});
