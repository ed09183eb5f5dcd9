import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShortCode, shortCode } from './short-code.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const number = fc.integer({ min: 0, max: 32 ** 7 - 1 });

describe('short codes', () => {
  it('have 8 characters without look-alikes, and are read as people type them', () => {
    fc.assert(
      fc.property(number, (value) => {
        const code = shortCode(value);
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
        const typed = `${code.slice(0, 4)}-${code.slice(4)} `.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i');
        expect(readShortCode(typed)).toBe(code);
      }),
    );
  });

  it('notice every wrong character, and every two neighbours that changed places', () => {
    fc.assert(
      fc.property(number, fc.nat(7), fc.constantFrom(...ALPHABET), (value, at, character) => {
        const code = shortCode(value);
        const wrong = code.slice(0, at) + character + code.slice(at + 1);
        if (wrong !== code) expect(readShortCode(wrong)).toBeUndefined();
        const swapped = code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2);
        if (at < 7 && swapped !== code) expect(readShortCode(swapped)).toBeUndefined();
      }),
    );
  });

  it.each(['', '000007Z', '000007Z70', '000007ZU', 'x'.repeat(100)])('are not %.12j', (text) => {
    expect(readShortCode(text)).toBeUndefined();
  });

  it.each([-1, 0.5, 32 ** 7, Number.NaN])('are not made of %d', (value) => {
    expect(() => shortCode(value)).toThrow(expect.objectContaining({ code: 'outOfRange' }));
  });
});
