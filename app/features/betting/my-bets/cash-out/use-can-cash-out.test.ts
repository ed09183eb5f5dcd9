import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { PageBrand } from '#contract/brand';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { aBet } from '#app/features/betting/my-bets/test/a-bet.ts';
import type { AnyBet } from '#app/features/betting/my-bets/model/any-bet.ts';
import { valueOf } from '#app/test/markup/value-of.ts';
import { useCanCashOut } from './use-can-cash-out.ts';

const PENDING = aBet();
const DRAW = { ...PENDING, game: 'hkmarksix', match_id: 'd', passes: undefined };

it.each([
  ['a running bet', true, PENDING, true],
  ['a brand without cash out', false, PENDING, false],
  ['a settled bet', true, aBet({ status: 2 }), false],
  ['a cancelled bet', true, aBet({ status: 16 }), false],
  ['a bet on a draw', true, (({ passes: _, ...draw }) => draw)(DRAW), false],
])('%s (of a brand with it: %s)', (_, cashOut, bet, can) => {
  const value = { features: { cashOut } } as unknown as PageBrand;
  const isOffered = valueOf(useCanCashOut, (element) => h(BrandProvider, { value }, element));
  expect(isOffered(bet as unknown as AnyBet)).toBe(can);
});
