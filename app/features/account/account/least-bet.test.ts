import { expect, it } from 'vitest';
import { CURRENCIES } from '#fixtures/world';
import { leastBet } from './least-bet.ts';

const brand = (currency: string, least: string) => ({
  currency,
  limits: { stake: { least, most: '100' }, deposit: { least: '1', most: '100' } },
});

it.each([
  ['USDT', 'sport', brand('USDT', '0.1'), '0.100000'],
  ['USDT', 'sport', brand('USDT', '0.001'), '0.010000'],
  ['USDT', 'lottery', brand('USDT', '0.1'), '1.000000'],
  ['BRL', 'sport', brand('MXN', '1'), '0.31'],
  ['BRL', 'sport', brand('BRL', '1'), '1.00'],
  ['BRL', 'sport', brand('XYZ', '1'), '0.06'],
] as const)('in %s, %s: the higher of the upstream and %j is %s', (currency, product, own, expected) => {
  const option = CURRENCIES.find((each) => each.currency === currency);
  expect(option && leastBet(option, product, own, CURRENCIES)).toBe(expected);
});
