import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { textsOf } from '#app/test/markup/lines-of.ts';
import type { MoneyFormError } from './money-form-error.ts';
import { useMoneyErrorText } from './use-money-error-text.ts';

function Text({ error }: { readonly error: MoneyFormError }) {
  return useMoneyErrorText('USDT')(error);
}

const textOf = (text: MoneyFormError['text']) => textsOf(h(Text, { error: { text } })).join('\n');

it('amounts of an error are formatted, in the currency of the form or their own; what is no amount is left out', () => {
  const key = 'amount.aboveMax';
  expect([
    textOf({ key, values: { limit: '1234.5' } }),
    textOf({ key, values: { limit: '1234.5', currency: 'BRL' } }),
    textOf({ key, values: { limit: '<b>' } }),
    textOf({ key }),
  ]).toEqual([
    'The highest amount is 1,234.50 USDT.',
    'The highest amount is 1,234.50 BRL.',
    'The highest amount is  USDT.',
    'The highest amount is  USDT.',
  ]);
});

it("the server's words stand before the amounts", () => {
  expect(textOf({ key: 'amount.aboveMax', values: { limit: '5' }, message: 'The <b>cashier</b> says no.' })).toBe(
    'The &lt;b&gt;cashier&lt;/b&gt; says no. The highest amount is 5.00 USDT.',
  );
});

it('the time of a lock is formatted as day and time; what is no time is left out', () => {
  const key = 'password.locked';
  const before = 'Wrong payment password too often. It is locked for 24 hours, until ';
  expect([
    textOf({ key, values: { time: '2026-03-01T12:30:00.000Z' } }),
    textOf({ key, values: { time: 'soon' } }),
  ]).toEqual([
    expect.stringMatching(
      /^Wrong payment password too often\. It is locked for 24 hours, until Mar \d, 2026, \d{1,2}:\d\d\s[AP]M\.$/,
    ),
    `${before}.`,
  ]);
});
