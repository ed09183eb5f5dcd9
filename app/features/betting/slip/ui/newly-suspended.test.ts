import { expect, it } from 'vitest';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { newlySuspended, standingOf } from './newly-suspended.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';

const priced = (matchId: string, state: PricedItem['state'] = 'open'): PricedItem => {
  const item = aPick({ matchId });
  return { item, state, bet: item };
};
const announced = (before: readonly PricedItem[], now: readonly PricedItem[]) =>
  newlySuspended(standingOf(before), now).map(({ matchId }) => matchId);

it('what is suspended is announced once, by name, and no more than three at a time', () => {
  expect(announced([priced('m1')], [priced('m1', 'suspended')])).toEqual(['m1']);
  expect(announced([priced('m1', 'suspended')], [priced('m1', 'suspended')])).toEqual([]);
  expect(announced([priced('m1', 'suspended')], [priced('m1')])).toEqual([]);
  expect(announced([], [priced('m1', 'suspended')])).toEqual([]);
  const names = Array.from({ length: 30 }, (_, index) => `m${index}`);
  const all = (state: PricedItem['state']) => names.map((name) => priced(name, state));
  expect(announced(all('open'), all('suspended'))).toEqual(['m0', 'm1', 'm2']);
});
