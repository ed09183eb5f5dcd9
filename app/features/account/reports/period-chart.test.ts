import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Bucket } from './buckets.ts';
import { PeriodChart } from './period-chart.tsx';

/** The chart without what browsers lay out: its texts, and the height of each bar, which jsdom leaves out. */
const chart = (...buckets: readonly Omit<Bucket, 'bets'>[]) =>
  [
    ...renderToStaticMarkup(
      h(PeriodChart, {
        title: 'the chart',
        names: { staked: 'Stakes', paid: 'Payouts' },
        buckets: buckets.map((bucket) => ({ ...bucket, bets: 1 })),
        dayText: (date) => `day ${date}`,
        amountText: (amount) => `amount ${amount}`,
      }),
    ).matchAll(/block-size:([\d.]+%)|>([^<>]+)</g),
  ].map(([, height, text]) => height ?? text);

it('has the height of each bar, as a part of the highest one, and the highest amount', () => {
  const names = ['the chart', 'Stakes', 'Payouts'];
  expect(
    chart(
      { date: '1', staked: '5', paid: '10' },
      { date: '2', staked: '40', paid: '20' },
      { date: '3', staked: '0', paid: '1' },
    ),
  ).toEqual([...names, 'amount 40', '12.5%', '25%', '100%', '50%', '0%', '2.5%', 'day 1', 'day 3']);
  expect(chart({ date: '1', staked: '5', paid: '10' }, { date: '2', staked: '2', paid: '0' })).toEqual([
    ...names,
    'amount 10',
    '50%',
    '100%',
    '20%',
    '0%',
    'day 1',
    'day 2',
  ]);
  expect(chart({ date: '1', staked: '0', paid: '0' })).toEqual([...names, 'amount 0', '0%', '0%', 'day 1']);
  expect(chart()).toEqual([...names, 'amount 0']);
});
