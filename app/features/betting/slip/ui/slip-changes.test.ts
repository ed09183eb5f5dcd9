import { describe, expect, it } from 'vitest';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { slipChanges, standingOf } from './slip-changes.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';

const priced = (matchId: string, state: PricedItem['state'] = 'open'): PricedItem => {
  const item = aPick({ matchId });
  return { item, state, bet: item };
};
const announced = (before: readonly PricedItem[], now: readonly PricedItem[]) =>
  slipChanges(standingOf(before), now).map(({ item, is }) => `${item.matchId} ${is}`);

describe('what a screen reader announces of a slip', () => {
  it('names what came on, and what is suspended; nothing for what stayed', () => {
    expect(announced([], [priced('m1')])).toEqual(['m1 added']);
    expect(announced([priced('m1')], [priced('m1'), priced('m2')])).toEqual(['m2 added']);
    expect(announced([priced('m1')], [priced('m1', 'suspended')])).toEqual(['m1 suspended']);
    expect(announced([priced('m1', 'suspended')], [priced('m1', 'suspended')])).toEqual([]);
    expect(announced([priced('m1', 'suspended')], [priced('m1')])).toEqual([]);
    expect(announced([priced('m1'), priced('m2')], [priced('m1')])).toEqual([]);
  });

  it('names no more than three at a time', () => {
    const many = Array.from({ length: 30 }, (_, index) => priced(`m${index}`));
    expect(announced([], many)).toEqual(['m0 added', 'm1 added', 'm2 added']);
  });
});
