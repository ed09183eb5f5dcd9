import { expect, it } from 'vitest';
import { withoutCurrency } from './without-currency.ts';

it.each([
  ['12.50', 'USDT', 'en', '12.50'],
  [' 12.50 usdt ', 'USDT', 'en', '12.50'],
  ['USDT 12.50', 'USDT', 'en', '12.50'],
  ['₮12.50', 'USDT', 'en', '12.50'],
  ['US$ 12.50', 'USDT', 'en', '12.50'],
  ['12.50$', 'USDT', 'en', '12.50'],
  ['12.50 EUR', 'USDT', 'en', '12.50 EUR'],
  ['€ 12.50', 'USDT', 'en', '€ 12.50'],
  ['R$ 12,50', 'BRL', 'pt', '12,50'],
  ['12,50 r$', 'BRL', 'pt', '12,50'],
  ['BRL12,50', 'BRL', 'pt', '12,50'],
  ['$12,50', 'BRL', 'pt', '$12,50'],
  ['$12,50', 'BRL', 'en', '$12,50'],
  ['£5', 'GBP', 'en', '5'],
  ['5 £', 'GBP', 'fr', '5'],
  ['€ 5', 'GBP', 'en', '€ 5'],
  ['XQZW 5', 'XQZW', 'en', '5'],
  ['$5', 'XQZW', 'en', '$5'],
  ['', 'GBP', 'en', ''],
  ['\u200eR$\u200e 12,50', 'BRL', 'pt', '12,50'],
  ['\u200f12.50 \u20acR', 'GBP', 'en', '12.50 \u20acR'],
])('%j in %s, %s: %j', (typed, currency, language, amount) => {
  expect(withoutCurrency(typed, currency, language)).toBe(amount);
});
