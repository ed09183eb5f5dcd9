import { beforeAll, expect, it } from 'vitest';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { useFormWords } from './use-form-words.ts';
import { useMoneyText } from './use-money-text.ts';

beforeAll(() => stubPage());

const channel = { min: '10', max: '2000.5', service_fee: '0', network_fee: '0' };
const BRL = { language: 'en', currency: 'BRL', channel };

it.each([
  ['amount.missing', BRL, 'Enter an amount.'],
  ['amount.notANumber', BRL, 'Enter the amount in digits, for example 1,000.50.'],
  ['amount.tooManyPlaces', BRL, 'BRL has at most 2 decimal places.'],
  ['amount.tooManyPlaces', { ...BRL, currency: 'USDT' }, 'USDT has at most 6 decimal places.'],
  ['amount.belowMin', BRL, 'The lowest amount is 10.00\u00a0BRL.'],
  ['amount.aboveMax', BRL, 'The highest amount is 2,000.50\u00a0BRL.'],
  ['amount.aboveMax', { ...BRL, channel: undefined }, 'The highest amount is 0.00\u00a0BRL.'],
])('%#. %s', (message, rules, text) => {
  expect(readHook(() => useFormWords(rules))(message)).toBe(text);
});

it('names what is available', () => {
  const words = readHook(() => useFormWords({ ...BRL, balance: '12345.678' }));
  expect(words('amount.aboveBalance')).toBe('You have only 12,345.67\u00a0BRL.');
});

it.each([
  ['1234.5', 'USDT', '1,234.50\u00a0USDT'],
  ['0.123456', 'USDT', '0.123456\u00a0USDT'],
  ['0.129', 'BRL', '0.12\u00a0BRL'],
])('%s %s is %s', (amount, currency, text) => {
  expect(readHook(useMoneyText)(amount, currency)).toBe(text);
});
