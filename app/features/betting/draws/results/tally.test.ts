import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tally } from './tally.ts';

const KEYS = ['a', 'b', 'c', 'd'];
const draws = fc.array(fc.array(fc.constantFrom(...KEYS), { maxLength: 7 }), { maxLength: 30 });

it('counts what came and since when it has not', () => {
  expect(tally(['a', 'b', 'c'], [['b'], ['a', 'a'], ['b']])).toEqual([
    { key: 'a', frequency: 2, absence: 1 },
    { key: 'b', frequency: 2, absence: 0 },
    { key: 'c', frequency: 0, absence: 3 },
  ]);
});

it('property: frequencies add up to all that came, and absence is the run of draws without it', () => {
  fc.assert(
    fc.property(draws, (all) => {
      const counted = tally(KEYS, all);
      expect(counted.reduce((sum, { frequency }) => sum + frequency, 0)).toBe(all.flat().length);
      for (const { key, frequency, absence } of counted) {
        expect(all.slice(0, absence).flat()).not.toContain(key);
        expect(absence === all.length).toBe(frequency === 0);
        if (absence < all.length) expect(all[absence]).toContain(key);
      }
    }),
  );
});
