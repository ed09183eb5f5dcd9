import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/brand';
import { beside, REMEDIES, wordsOf } from './beside.ts';

type Texts = { readonly [key: string]: string | Texts };
const keysOf = (texts: Texts, before = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[before + key, text] as [string, string]] : keysOf(text, `${before}${key}.`),
  );
const NAMESPACES = ['shell', 'slip', 'lottery', 'games', 'bets', 'profile', 'protection', 'session', 'wallet', 'menu'];
const textsOf = (language: string, namespace: string) =>
  new Map(keysOf(JSON.parse(readFileSync(`app/locales/${language}/${namespace}.json`, 'utf8')) as Texts));

const SAID = 'The house says no';
const shown = (ours: string, key: string, values?: Readonly<Record<string, string | number>>) =>
  beside(SAID, ours, key, values);

describe('words of the server', () => {
  it('stand alone where our text has neither a number nor a remedy', () => {
    expect(shown('This day has already been claimed.', 'checkIn.already')).toBe(SAID);
    expect(shown('Your bet was not placed: the odds have changed meanwhile.', 'refused.oddsChanged')).toBe(SAID);
    expect(shown('This deposit has been decided already.', 'deposit.gone', { count: 0 })).toBe(SAID);
  });

  it('stand before our numbers', () => {
    expect(shown('You have only 7.50 USDT.', 'amount.aboveBalance')).toBe(`${SAID}. You have only 7.50 USDT.`);
    expect(shown('ব্যালেন্স মাত্র ৭ টাকা।', 'amount.aboveBalance')).toBe(`${SAID}. ব্যালেন্স মাত্র ৭ টাকা।`);
    expect(shown('This wallet is in BRL.', 'refused.theirCurrency', { currency: 'BRL' })).toBe(
      `${SAID}. This wallet is in BRL.`,
    );
  });

  it('stand before what the player can do', () => {
    expect(shown('This account may not play. Please contact support.', 'barred')).toBe(
      `${SAID}. This account may not play. Please contact support.`,
    );
  });

  it('end as a sentence, are not said twice, and may be missing', () => {
    expect(beside('満員です。', '10人まで。', 'full')).toBe('満員です。 10人まで。');
    expect(beside('Wrong password.', 'Wrong password. 2 attempts left.', 'wrong')).toBe(
      'Wrong password. 2 attempts left.',
    );
    expect(beside(undefined, 'This day has already been claimed.', 'checkIn.already')).toBe(
      'This day has already been claimed.',
    );
  });

  it('are those of a refusal or of a broken server', () => {
    expect(wordsOf({ kind: 'server', status: 503, message: 'Back at noon' })).toBe('Back at noon');
    expect(wordsOf({ kind: 'refused', status: 400 })).toBeUndefined();
    expect(wordsOf({ kind: 'timeout' })).toBeUndefined();
    expect(wordsOf(undefined)).toBeUndefined();
  });

  it('are not those of a fault of the page, nor of a session that has ended', () => {
    expect(wordsOf({ name: 'TypeError', message: 'x is not a function' })).toBeUndefined();
    expect(wordsOf({ kind: 'refused', status: 401, reason: 'unauthorised', message: 'No token' })).toBeUndefined();
  });
});

describe('the texts of remedies', () => {
  it('are there', () => {
    const keys = new Set(NAMESPACES.flatMap((each) => [...textsOf('en', each).keys()]));
    expect([...REMEDIES].filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each(LANGUAGES)('and those without are the same in %s: a text has its numbers in every language', (language) => {
    const hasNumber = (text: string | undefined) => text !== undefined && /\{\{|\p{Nd}/u.test(text);
    const other = ['shell', 'slip', 'lottery', 'games', 'wallet'].flatMap((namespace) => {
      const texts = textsOf(language, namespace);
      return [...textsOf('en', namespace)].flatMap(([key, english]) =>
        /^(?:error|refused)\./.test(key) && texts.has(key) && hasNumber(english) !== hasNumber(texts.get(key))
          ? [`${namespace}:${key}`]
          : [],
      );
    });
    expect(other).toEqual([]);
  });
});
