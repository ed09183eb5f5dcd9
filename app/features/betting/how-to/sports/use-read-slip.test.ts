import { createElement as h } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import type { PageBrand } from '#contract/brand';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { createStore } from '#app/store/store.ts';
import { valueOf } from '#app/test/markup/value-of.ts';
import { useExampleMoney } from '#app/features/betting/how-to/parts/use-example-money.ts';
import { useReadSlip } from './use-read-slip.ts';

/** Of a guest: the currency is the brand's. */
const of = <T>(useValue: () => T): T =>
  valueOf(useValue, (element) =>
    h(Provider, {
      store: createStore(),
      children: h(BrandProvider, { value: { currency: 'BRL', currencies: ['BRL'] } as unknown as PageBrand }, element),
    }),
  );

const TYPED = { game: 'soccer', pass: '2-string-1', odds: ['1.5', '2'], lineStake: '10', multiple: 3 } as const;
const SLIP = {
  game: 'soccer',
  currency: 'BRL',
  stake: '10',
  multiple: 3,
  passes: ['2-string-1'],
  matches: [
    { id: '1', picks: [{ market: 'wl', outcome: 'w', odds: '1.5' }] },
    { id: '2', picks: [{ market: 'wl', outcome: 'w', odds: '2' }] },
  ],
};

it.each([
  [{}, SLIP],
  [{ lineStake: '1000' }, { ...SLIP, stake: '1000' }],
  [{ lineStake: '1' }, { ...SLIP, stake: '1' }],
  [{ lineStake: '0' }, undefined],
  [{ lineStake: '' }, undefined],
  // Reais have two decimal places, odds have six.
  [{ lineStake: '10.555' }, undefined],
  [
    { odds: ['1.500001', '2'] },
    {
      ...SLIP,
      matches: [{ ...SLIP.matches[0], picks: [{ market: 'wl', outcome: 'w', odds: '1.500001' }] }, SLIP.matches[1]],
    },
  ],
  [{ odds: ['1.5000001', '2'] }, undefined],
  [{ odds: ['1.5', 'x'] }, undefined],
  [{ pass: 'single', odds: ['1.5', 'x'] }, undefined],
  // The engine rejects these.
  [{ odds: ['1.5', '0.5'] }, undefined],
  [{ odds: ['1.5'] }, undefined],
  [{ pass: 'unknown' }, undefined],
  [{ multiple: 0 }, undefined],
])('the example that is typed with %j', (change, slip) => {
  expect(of(() => useReadSlip({ ...TYPED, ...change }))).toEqual(slip);
});

it('money of the examples', () => {
  const read = of(() => {
    const { currency, money, read: readTyped } = useExampleMoney();
    return [currency, money('1234.909'), readTyped('1234'), readTyped('0.555'), readTyped('0.555', 3), readTyped('x')];
  });
  expect(read).toEqual(['BRL', '1,234.90\u00a0BRL', '1234', undefined, '0.555', undefined]);
});
