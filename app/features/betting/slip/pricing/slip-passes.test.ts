import { describe, expect, it } from 'vitest';
import { FOLD_TABLES, type FoldTable, passFolds } from '#engine/sports';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { addablePasses, chosenPasses, offeredPasses } from './slip-passes.ts';

const picks = (count: number) => Array.from({ length: count }, (_, index) => aPick({ matchId: `m${index}` }));

describe('the bet types of a slip', () => {
  it('are one entry each: Canadian, Super Yankee and 5-string-26 are the same lines', () => {
    const names = offeredPasses('soccer', picks(5)).map((each) => each.names);
    expect(names).toContainEqual(['5-string-26', 'Canadian', 'Super Yankee']);
    expect(names).toContainEqual(['2-string-1', '5-string-10', '5-pick-2']);
    expect(names).toContainEqual(['single']);
  });

  it('are as long as the brand allows', () => {
    const longest = (folds?: FoldTable) => offeredPasses('soccer', picks(12), folds).at(-1)?.pass;
    expect(longest()).toBe('12-string-1');
    expect(longest(FOLD_TABLES.trade)).toBe('8-string-1');
    expect(longest({ soccer: { wl: 5 } })).toBe('5-string-1');
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('of %i matches never mean the same lines twice, and lose no name', (count) => {
    for (const game of ['soccer', 'bd'] as const) {
      const offered = offeredPasses(game, picks(count));
      const folds = offered.map(({ pass }) => passFolds(pass, count).join());
      expect(new Set(folds).size).toBe(folds.length);
      for (const { pass, names } of offered) {
        for (const name of names) expect(passFolds(name, count), name).toEqual(passFolds(pass, count));
      }
    }
  });

  it('keep the choice of an old slip under any of their names', () => {
    expect(chosenPasses('soccer', picks(5), ['Super Yankee'])).toEqual(['5-string-26']);
    expect(chosenPasses('soccer', picks(8), ['8-pick-2'])).toEqual(['2-string-1']);
    expect(chosenPasses('soccer', picks(6), ['6-pick-4'])).toEqual(['4-string-1']);
    expect(chosenPasses('soccer', picks(5), ['Canadian', '5-string-26'])).toEqual(['5-string-26']);
    expect(chosenPasses('soccer', picks(4), ['Super Yankee'])).toEqual(['4-string-1']);
    expect(chosenPasses('soccer', picks(4), ['a type of a newer build'])).toEqual(['4-string-1']);
  });

  it('bet each line of an old slip once, in as few types as possible', () => {
    expect(chosenPasses('soccer', picks(4), ['2-string-1', '4-string-1', '4-string-11'])).toEqual(['4-string-11']);
    expect(chosenPasses('soccer', picks(4), ['2-string-1', '3-string-1'])).toEqual(['2-string-1', '3-string-1']);
    expect(chosenPasses('soccer', picks(3), ['single', '2-string-1', '3-string-1'])).toEqual(['Patent']);
    expect(chosenPasses('soccer', picks(4), ['4-string-5', '2-string-1', 'single'])).toEqual(['Lucky 15']);
    expect(chosenPasses('soccer', picks(5), ['5-string-16', 'single', '5-string-6'])).toEqual([
      'single',
      '5-string-16',
    ]);
  });

  it('can be added where they have no line in common with the chosen ones', () => {
    const added = (chosen: readonly string[]) =>
      addablePasses(offeredPasses('soccer', picks(4)), chosen).map(({ pass }) => pass);
    expect(added(['3-string-1'])).toEqual(['single', '2-string-1', '4-string-1']);
    expect(added(['2-string-1'])).toEqual(['single', '3-string-1', '4-string-1', '4-string-5']);
    expect(added(['4-string-11'])).toEqual(['single']);
    expect(added(['Lucky 15'])).toEqual([]);
  });
});
