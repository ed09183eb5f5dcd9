import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { linesOf } from '#app/test/markup/lines-of.ts';
import { PeriodChart } from './period-chart.tsx';

const chart = (...buckets: readonly { readonly date: string; readonly staked: string; readonly paid: string }[]) =>
  linesOf(
    h(PeriodChart, {
      title: 'the chart',
      names: { staked: 'Stakes', paid: 'Payouts' },
      buckets,
      dayText: (date) => `day ${date}`,
      amountText: (amount) => `amount ${amount}`,
    }),
  );

it('has the height of each bar, as a part of the highest one', () => {
  expect(
    chart(
      { date: '1', staked: '5', paid: '10' },
      { date: '2', staked: '40', paid: '20' },
      { date: '3', staked: '0', paid: '1' },
    ),
  ).toMatchInlineSnapshot(`
    [
      "<figure>",
      "<figcaption>the chart",
      "<p aria-hidden="true">",
      "<span data-of="staked">Stakes",
      "<span data-of="paid">Payouts",
      "<div aria-hidden="true">",
      "<span>amount 40",
      "<span title="day 1">",
      "<span data-of="staked">",
      "<span data-of="paid">",
      "<span title="day 2">",
      "<span data-of="staked">",
      "<span data-of="paid">",
      "<span title="day 3">",
      "<span data-of="staked">",
      "<span data-of="paid">",
      "<p aria-hidden="true">",
      "<span>day 1",
      "<span>day 3",
    ]
  `);
  expect(chart({ date: '1', staked: '5', paid: '10' }, { date: '2', staked: '2', paid: '0' })).toMatchInlineSnapshot(`
    [
      "<figure>",
      "<figcaption>the chart",
      "<p aria-hidden="true">",
      "<span data-of="staked">Stakes",
      "<span data-of="paid">Payouts",
      "<div aria-hidden="true">",
      "<span>amount 10",
      "<span title="day 1">",
      "<span data-of="staked">",
      "<span data-of="paid">",
      "<span title="day 2">",
      "<span data-of="staked">",
      "<span data-of="paid">",
      "<p aria-hidden="true">",
      "<span>day 1",
      "<span>day 2",
    ]
  `);
});

it('has its one day once, and nothing without days', () => {
  expect([chart({ date: '1', staked: '0', paid: '0' }), chart()]).toMatchInlineSnapshot(`
    [
      [
        "<figure>",
        "<figcaption>the chart",
        "<p aria-hidden="true">",
        "<span data-of="staked">Stakes",
        "<span data-of="paid">Payouts",
        "<div aria-hidden="true">",
        "<span>amount 0",
        "<span title="day 1">",
        "<span data-of="staked">",
        "<span data-of="paid">",
        "<p aria-hidden="true">",
        "<span>day 1",
      ],
      [
        "<figure>",
        "<figcaption>the chart",
        "<p aria-hidden="true">",
        "<span data-of="staked">Stakes",
        "<span data-of="paid">Payouts",
        "<div aria-hidden="true">",
        "<span>amount 0",
        "<p aria-hidden="true">",
        "<span>",
      ],
    ]
  `);
});
