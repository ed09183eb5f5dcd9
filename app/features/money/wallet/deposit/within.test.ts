// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { PaymentChannel } from '#contract/entities';
import { within } from './within.ts';

const channel = { id: 'c1', min: '10', max: '500' } as PaymentChannel;
const left = (bounds: Parameters<typeof within>[0]) => within(bounds, [channel]).map(({ min, max }) => [min, max]);

describe("a channel within the brand's bounds of a deposit", () => {
  it('accepts what both bounds accept', () => {
    expect(left({ min: '20', max: '400' })).toEqual([['20', '400']]);
    expect(left({ min: '5', max: '20000' })).toEqual([['10', '500']]);
    expect(left({ min: '5' })).toEqual([['10', '500']]);
    expect(left(undefined)).toEqual([['10', '500']]);
  });

  it('is not offered where the two have no amount in common', () => {
    expect(left({ min: '501', max: '900' })).toEqual([]);
    expect(left({ min: '500', max: '900' })).toEqual([['500', '500']]);
  });
});
