import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availablePasses, foldsOfPasses } from './passes.ts';
import { betTypes } from './bet-types.ts';

const names = (passes: readonly string[], matches: number, game?: 'bd') =>
  betTypes(passes, matches, game).map((type) => type.names);

describe('what passes are together', () => {
  it('is the trade’s name where it has one for all of their lines', () => {
    expect(names(['2-string-1', '4-string-1', '4-string-11'], 4)).toEqual([['Yankee', '4-string-11']]);
    expect(names(['single', '2-string-1', '3-string-1'], 3)).toEqual([['Patent']]);
    expect(names(['single', '2-string-1', '3-string-1'], 3, 'bd')).toEqual([['Patent', '3-string-7']]);
    expect(names(['5-string-16', '5-string-20'], 5)).toEqual([['Canadian', 'Super Yankee', '5-string-26']]);
    expect(names(['3-pick-2'], 3)).toEqual([['2-string-1']]);
    expect(names(['4-string-5'], 4)).toEqual([['4-string-5']]);
  });

  it('does not name a type that is contained in another', () => {
    expect(names(['2-string-1', '6-string-35', '6-string-1'], 6)).toEqual([['6-string-35'], ['6-string-1']]);
    expect(names(['2-string-1', '2-string-1', '3-string-1'], 4)).toEqual([['2-string-1'], ['3-string-1']]);
  });

  it('is one type for each length where two types share lines', () => {
    expect(names(['6-string-22', '6-string-7', '6-string-35'], 6).flat()).toEqual(['Heinz', '6-string-57']);
    expect(names(['4-string-5', '3-string-1', 'single'], 4)).toEqual([['4-string-5'], ['single']]);
    expect(names(['8-string-9', '8-string-247'], 8).flat()).toEqual(['Goliath', '8-string-247']);
    expect(names(['6-string-50', '6-string-35', '6-string-22', 'single'], 6).flat()).toEqual(['Lucky 63']);
    expect(names(['7-string-8', '7-string-21', '7-string-120', 'single'], 7).flat()).toEqual(['Lucky 127']);
    expect(names(['6-string-7', '6-string-22', '2-string-1'], 6)).toEqual([['6-string-22'], ['2-string-1']]);
    expect(names(['5-string-20', '5-string-10', '5-string-6'], 5).flat()).toEqual([
      'Canadian',
      'Super Yankee',
      '5-string-26',
    ]);
  });

  it('has the lines of the passes, each once', () => {
    const chosen = fc
      .record({ matches: fc.integer({ min: 1, max: 15 }), game: fc.constantFrom('soccer', 'bd') })
      .chain(({ matches, game }) =>
        fc.record({
          matches: fc.constant(matches),
          game: fc.constant(game),
          passes: fc.subarray([...availablePasses(matches, { game })], { minLength: 1 }),
        }),
      );
    fc.assert(
      fc.property(chosen, ({ matches, game, passes }) => {
        const types = betTypes(passes, matches, game);
        expect(types.flatMap(({ folds }) => folds).toSorted((a, b) => a - b)).toEqual(foldsOfPasses(passes, matches));
        for (const type of types)
          for (const name of type.names) expect(foldsOfPasses([name], matches)).toEqual(type.folds);
      }),
    );
  });
});
