import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkOf } from './foreign-text.ts';

const NAMES = ['Malabar Kings', 'Harborlight'];
const foreign = (language: Parameters<typeof checkOf>[0], text: string) => checkOf(language, NAMES).foreign(text);

describe('a text of another language than its page', () => {
  it.each([
    ['ru', 'Match winner', 'Latin letters'],
    ['ru', 'Победитель матча', undefined],
    ['ru', 'Победа: Malabar Kings, bet-0000001', undefined],
    ['hi', 'मैच winner', 'Latin letters'],
    ['hi', '09:45 pm', undefined],
    ['ja', '試合の勝者', undefined],
    ['ja', '경기 승자', 'another script'],
    ['ko', '試合の勝者', 'another script'],
    ['tr', 'Accumulators and systems', 'English'],
    ['tr', 'View all: Noah', 'English'],
    ['tr', 'Hafta sonu', undefined],
    ['id', 'ru: Футбол', 'another script'],
    ['id', 'Harborlight', undefined],
    ['en', 'Accumulators and systems', undefined],
    ['en', 'Футбол', 'another script'],
    ['es', 'Esqueceu a senha?', 'Português'],
    ['ja', '忘记密码？', '中文'],
    ['zh', 'ログイン', 'another script'],
  ] as const)('%s: %s is %s', (language, text, why) => expect(foreign(language, text)).toBe(why));
});

it("finds a text of a brand's own pages that was left in another of its languages", () => {
  const read = (language: string): string =>
    JSON.parse(readFileSync(`brands/barriogol/locales/${language}/page-terms.json`, 'utf8')).s2.text;
  const { foreign: foreignInSpanish } = checkOf('es', NAMES, 'barriogol');
  expect([read('pt'), read('es')].map(foreignInSpanish)).toEqual(['Português', undefined]);
});
