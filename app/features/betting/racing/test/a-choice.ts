import fc from 'fast-check';
import { GOAL_PAIRS } from '#engine/lottery';
import type { RaceChoice } from '#app/features/betting/draws/index.ts';

const side = fc.constantFrom('big', 'small', 'odd', 'even' as const);
const place = fc.integer({ min: 1, max: 10 });

/** Any choice of a race: sides and cars of every place, the sum and its sides, dragon and tiger of every pair. */
export const aRaceChoice: fc.Arbitrary<RaceChoice> = fc.oneof(
  fc.record({ market: fc.constant('place' as const), place, selection: side }),
  fc.record({ market: fc.constant('place' as const), place, selection: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ market: fc.constant('sum' as const), selection: side }),
  fc.record({ market: fc.constant('sum' as const), selection: fc.integer({ min: 3, max: 19 }) }),
  fc.record({
    market: fc.constant('dragonTiger' as const),
    pair: fc.constantFrom(...GOAL_PAIRS),
    selection: fc.constantFrom('dragon', 'tiger' as const),
  }),
);
