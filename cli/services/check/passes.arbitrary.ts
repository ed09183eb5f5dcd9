import fc from 'fast-check';
import { NAMED_PASSES } from '#engine/sports';

/** One pick for each maximum of folds. */
const PICKS: Readonly<Record<string, readonly (readonly [market: string, outcome: string])[]>> = {
  soccer: [
    ['wl', 'w'],
    ['goals', '2'],
    ['correct_score', '1:0'],
    ['half', 'ww'],
  ],
  basketball: [
    ['wl', 'w'],
    ['mv', 'home 1-5'],
  ],
  bd: [
    ['wl', 'l'],
    ['up', 'ts'],
    ['goals', '2'],
    ['correct_score', '1:0'],
  ],
};
/** Few, because the oracle computes every line under every result. */
const MAX_MATCHES = 5;

const pass = fc.oneof(
  fc.constantFrom(...NAMED_PASSES.filter(({ matches }) => matches <= MAX_MATCHES)),
  fc.integer({ min: 1, max: MAX_MATCHES }).map((fold) => ({
    name: fold === 1 ? 'single' : `${fold}-string-1`,
    matches: fold,
  })),
);

/** Slips of named passes, also with the wrong number of matches, and with lines too long for their markets. */
export const namedSlip = fc
  .tuple(
    fc.constantFrom(...Object.keys(PICKS)),
    pass,
    fc.oneof({ weight: 7, arbitrary: fc.constant(0) }, fc.constantFrom(-1, 1)),
  )
  .chain(([game, { name, matches }, more]) => {
    const count = Math.min(MAX_MATCHES, Math.max(1, matches + more));
    const match = fc.tuple(fc.constantFrom(...(PICKS[game] ?? [])), fc.constantFrom('1.5', '2.1', '3.333'));
    return fc.array(match, { minLength: count, maxLength: count }).map((all) => ({
      game,
      currency: 'USDT',
      stake: '1.5',
      multiple: 1,
      passes: [name],
      matches: all.map(([[market, outcome], odds], at) => ({ id: `m${at}`, picks: [{ market, outcome, odds }] })),
    }));
  });
