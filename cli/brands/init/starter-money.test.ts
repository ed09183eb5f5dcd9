import { expect, it } from 'vitest';
import { isMoneyKnown, starterMoney } from './starter-money.ts';

it.each([
  ['USDT', ['5', '10', '50', '100'], '0.01', '5000', '100', '20000'],
  ['BRL', ['5', '10', '50', '100'], '0.01', '5000', '100', '20000'],
  ['GBP', ['5', '10', '50', '100'], '0.01', '5000', '100', '20000'],
  ['INR', ['50', '100', '500', '1000'], '0.1', '50000', '1000', '200000'],
  ['JPY', ['500', '1000', '5000', '10000'], '1', '500000', '10000', '2000000'],
  ['VND', ['50000', '100000', '500000', '1000000'], '100', '50000000', '1000000', '200000000'],
])('amounts of %s have the size of dollars', (currency, quickStakes, least, most, deposit, mostDeposit) => {
  expect(starterMoney(currency, 'none')).toEqual({
    quickStakes,
    limits: { stake: { least, most }, deposit: { least: deposit, most: mostDeposit } },
  });
});

it('of a currency without a known rate they are left to the operator', () => {
  expect([isMoneyKnown('BTC'), isMoneyKnown('VND')]).toEqual([false, true]);
  expect(starterMoney('BTC', 'none')).toEqual(starterMoney('USDT', 'none'));
});
