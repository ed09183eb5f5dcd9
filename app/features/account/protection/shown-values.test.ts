// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { asClock } from './as-clock.ts';
import { shareOf } from './page/share-of.ts';
import { signedAmount } from './signed-amount.ts';

it.each([
  [-5, '0:00:00'],
  [0, '0:00:00'],
  [9.99, '0:00:09'],
  [59, '0:00:59'],
  [60, '0:01:00'],
  [3_599, '0:59:59'],
  [3_600, '1:00:00'],
  [3_725, '1:02:05'],
  [90_061, '25:01:01'],
])('%d seconds are %s', (seconds, clock) => expect(asClock(seconds)).toBe(clock));

it.each([
  ['5', '20', 25],
  ['0', '20', 0],
  ['0.19', '20', 0],
  ['0.2', '20', 1],
  ['19.99999999', '20', 99],
  ['20', '20', 100],
  ['21', '20', 100],
  ['0', '0', 100],
  ['0.00000001', '0.00000003', 33],
])('%s of %s are %d percent', (used, value, share) => expect(shareOf(used, value)).toBe(share));

it.each([
  ['3.5', '+3.50\u00A0GBP'],
  ['0', '0.00\u00A0GBP'],
  ['-3.5', '-3.50\u00A0GBP'],
])('%s is shown as %s', (amount, shown) => expect(signedAmount(amount, 'GBP', 'en')).toBe(shown));
