import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { linesOf } from '#app/test/markup/lines-of.ts';
import type { MoneyFormError } from './money-form-error.ts';
import { useMoneyErrorText } from './use-money-error-text.ts';

function Text({ error }: { readonly error: MoneyFormError }) {
  return useMoneyErrorText('USDT')(error);
}

const textOf = (text: MoneyFormError['text']) => linesOf(h(Text, { error: { text } })).join('\n');

it('amounts of an error are formatted, in the currency of the form or their own; what is no amount is left out', () => {
  const key = 'amount.aboveMax';
  expect([
    textOf({ key, values: { limit: '1234.5' } }),
    textOf({ key, values: { limit: '1234.5', currency: 'BRL' } }),
    textOf({ key, values: { limit: '<b>' } }),
    textOf({ key }),
  ]).toEqual([
    'The highest amount is 1,234.50\u00a0USDT.',
    'The highest amount is 1,234.50\u00a0BRL.',
    'The highest amount is \u00a0USDT.',
    'The highest amount is \u00a0USDT.',
  ]);
});
