import { expect, it } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

const channel = (min: string, max: string) => ({ min, max, service_fee: '0', network_fee: '0' });

it.each([
  ['BRL', '15.00', '5000.00', undefined, ['20', '50', '100', '200']],
  ['USDT', '10', '100000', undefined, ['10', '20', '50', '100']],
  ['USDT', '0.5', '100', undefined, ['0.50', '1', '2', '5']],
  // What is available ends the list; so does the maximum of the channel.
  ['USDT', '10', '100000', '60.123456', ['10', '20', '50']],
  ['USDT', '10', '30', '60', ['10', '20']],
  ['USDT', '10', '100', '9.99', []],
  // The specification's minimum of a withdrawal is 2 USDT, whatever the channel says.
  ['USDT', '1', '100', '60', ['2', '5', '10', '20']],
  ['VND', '200000', '300000000', undefined, ['200000', '500000', '1000000', '2000000']],
])('%s from %s to %s with %s', (currency, min, max, balance, amounts) => {
  expect(quickAmounts({ currency, channel: channel(min, max), balance })).toEqual(amounts);
});

it('has none without a channel: a transfer has no minimum to begin at', () => {
  expect(quickAmounts({ currency: 'USDT', balance: '50' })).toEqual([]);
});
