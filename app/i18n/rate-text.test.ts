import { expect, it, vi } from 'vitest';
import { rateText } from './rate-text.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
const USDT = { currency: 'USDT', rate: '1' };
const BRL = { currency: 'BRL', rate: '5.4321' };
const VND = { currency: 'VND', rate: '24550' };
const KWD = { currency: 'KWD', rate: '0.307' };

it.each([
  [USDT, BRL, 'en', '1 USDT = 5.4321 BRL'],
  [BRL, USDT, 'en', '1 USDT = 5.4321 BRL'],
  [BRL, VND, 'en', '1 BRL = 4,519.430791 VND'],
  [VND, BRL, 'es', '1 BRL = 4519,430791 VND'],
  [USDT, KWD, 'ru', '1 KWD = 3,257328 USDT'],
  [USDT, { currency: 'BRL', rate: '5.432100' }, 'pt', '1 USDT = 5,4321 BRL'],
] as const)('%o and %o in %s: %s', (a, b, language, text) => {
  expect(rateText(a, b, language).replaceAll('\u00a0', ' ')).toBe(text);
});
