import { describe, expect, it } from 'vitest';
import type { PricedItem } from './price-items.ts';
import { slipChanges, standingOf } from './slip-changes.ts';
import { aPick } from './test/a-pick.ts';

const priced = (matchId: string, state: PricedItem['state'] = 'open'): PricedItem => {
  const item = aPick({ matchId });
  return { item, state, bet: item };
};
const told = (before: readonly PricedItem[], now: readonly PricedItem[]) =>
  slipChanges(standingOf(before), now).map(({ item, is }) => `${item.matchId} ${is}`);

describe('what a screen reader hears of a slip', () => {
  it('names what came on, and what is suspended; nothing for what stayed', () => {
    expect(told([], [priced('m1')])).toEqual(['m1 added']);
    expect(told([priced('m1')], [priced('m1'), priced('m2')])).toEqual(['m2 added']);
    expect(told([priced('m1')], [priced('m1', 'suspended')])).toEqual(['m1 suspended']);
    expect(told([priced('m1', 'suspended')], [priced('m1', 'suspended')])).toEqual([]);
    expect(told([priced('m1', 'suspended')], [priced('m1')])).toEqual([]);
    expect(told([priced('m1'), priced('m2')], [priced('m1')])).toEqual([]);
  });

  it('names no more than three at a time', () => {
    const many = Array.from({ length: 30 }, (_, index) => priced(`m${index}`));
    expect(told([], many)).toEqual(['m0 added', 'm1 added', 'm2 added']);
  });
});
