// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts } from '#engine/money';
import { enterAmount, enteredAmount, enteredText } from './entered-amount.ts';
import { LANGUAGES } from '#contract/brand';

const language = fc.constantFrom(...LANGUAGES);
const enter = (typed: string, of: string) => enterAmount(typed, { language: of, currency: 'BRL', places: 2 });

describe('an entered amount', () => {
  it('is one amount in every language, and its text there is read as that amount', () => {
    const amount = fc
      .integer({ min: 0, max: 99_999_999 })
      .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
    fc.assert(
      fc.property(amount, language, language, (typed, one, other) => {
        const entered = enter(enteredText(typed, one), one);
        const again = enter(enteredText(entered, other), other);
        expect(compareAmounts(entered, typed)).toBe(0);
        expect(compareAmounts(again, typed)).toBe(0);
      }),
    );
  });

  // 1.000 is one in English and a thousand in Portuguese: only currencies with more than two places can hold both.
  it('of a currency with six places is written as each language writes it', () => {
    const enterUsdt = (typed: string, of: string) => enterAmount(typed, { language: of, currency: 'USDT', places: 6 });
    const entered = enterUsdt('1.000', 'en');
    expect(['en', 'pt', 'ru'].map((of) => enteredText(entered, of))).toEqual(['1', '1', '1']);
    expect(enteredText(enterUsdt('2.125', 'en'), 'pt')).toBe('2,125');
    for (const of of LANGUAGES) {
      const again = enterUsdt(enteredText('2.125', of), of);
      expect([of, again]).toEqual([of, '2.125']);
    }
  });

  it('that could be two amounts stays what was typed, and is no amount in any language', () => {
    const entered = enter('1.500', 'ru');
    expect(enteredAmount(entered, 2)).toEqual({ problem: 'ambiguous' });
    for (const other of LANGUAGES) expect(enteredText(entered, other)).toBe('1.500');
  });

  it('whatever is typed: an amount of the contract, nothing, or the same text with its problem', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), language, (typed, of) => {
        const entered = enter(typed, of);
        const read = enteredAmount(entered, 2);
        if ('amount' in read) expect(read.amount).toMatch(/^(?:0|[1-9]\d{0,17})(?:\.\d{1,2})?$/);
        else if (read.problem !== 'missing') expect(enteredText(entered, of)).toBe(typed);
      }),
    );
  });

  it.each([
    ['', 'missing'],
    ['1.234', 'tooManyPlaces'],
    [`${'9'.repeat(19)}`, 'tooLong'],
    ['1,5', 'notANumber'],
    ['?tooLong 99', 'tooLong'],
  ])('stored as %j is no amount in BRL: %s', (entered, problem) => {
    expect(enteredAmount(entered, 2)).toEqual({ problem });
  });
});
