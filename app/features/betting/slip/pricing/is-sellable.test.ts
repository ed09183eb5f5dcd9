import { expect, it } from 'vitest';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { isSellable } from './is-sellable.ts';

it.each([
  [{ outcome: 'd' }, true],
  [{ outcome: 'no one' }, false],
  [{ odds: '0.5' }, false],
  [{ market: 'handicap', outcome: 'w', line: '-1' }, true],
  [{ market: 'handicap', outcome: 'w' }, false],
  [{ market: 'goals', outcome: '7+' }, true],
  [{ game: 'basketball', market: 'goals', outcome: '7+' }, false],
] as const)('a pick with %j is sold: %s', (change, sold) => {
  expect(isSellable(aPick(change))).toBe(sold);
});
