import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/brand';

interface Tree {
  readonly [key: string]: string | Tree;
}

function flatten(tree: Tree, before = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flatten(value, `${before}${key}.`),
  );
}

/** All texts of a language, by `namespace:key`. */
const textsOf = (language: string) =>
  new Map<string, string>(
    readdirSync(`app/locales/${language}`).flatMap((file) =>
      flatten(JSON.parse(readFileSync(`app/locales/${language}/${file}`, 'utf8')) as Tree).map(
        ([key, text]) => [`${file.replace('.json', '')}:${key}`, text] as const,
      ),
    ),
  );

/** The word for a line of a bet in each language, as used in every text that counts or names lines. */
const LINE = {
  en: /line/i,
  zh: /注/,
  id: /kombinasi/i,
  ja: /口/,
  ko: /조합/,
  es: /líneas?/i,
  tr: /kolon/i,
  hi: /लाइन/,
  pt: /linhas?/i,
  ru: /вариант/i,
  bn: /লাইন/,
} as const satisfies Partial<Record<Language, RegExp>>;
const ABOUT_LINES = [
  'slip:passes.lines_other',
  'slip:passes.bound_other',
  'slip:totals.lines',
  'slip:refused.tooManyLines',
  'slip:reason.tooManyLines',
  'slip:lines.title',
  'slip:banker.label',
  'bets:fact.lines',
  'howto:example.line',
  'howto:example.lines',
  'howto:passes.lines',
  'howto:passes.hint',
  'howto:rules.lines',
  'shell:refused.tooManyLines',
];

describe('terms of betting', () => {
  it.each(Object.entries(LINE))(
    '%s: a line has one name, in the slip, in my bets and in the rules',
    (language, line) => {
      const texts = textsOf(language);
      const others = ABOUT_LINES.filter((key) => !line.test(texts.get(key) ?? ''));
      expect(others.map((key) => [key, texts.get(key)])).toEqual([]);
      for (const same of [
        ['slip:totals.lines', 'bets:fact.lines', 'howto:example.lines', 'howto:passes.lines'],
        ['slip:stake.label', 'bets:fact.perLine', 'howto:example.stake'],
      ])
        expect(new Set(same.map((key) => texts.get(key))).size, same.join()).toBe(1);
    },
  );

  it.each<[language: string, wrong: RegExp, because: string]>([
    ['zh', /直播/, 'is a broadcast; bets on a running match are 滚球'],
    ['zh', /自我禁止/, 'is self-exclusion under a second name'],
    ['zh', /胜平负/, 'has a draw; the same text names the two-way market of basketball'],
    ['ko', /승무패/, 'has a draw; the same text names the two-way market of basketball'],
    ['tr', /[Rr]ezervasyon/, 'is a table at a restaurant'],
    ['tr', /kendini dışlama/i, 'is self-exclusion under a second name'],
    ['hi', /कोई याद/, 'is no memory, not no reminder'],
    ['ko', /자기 제한/, 'is self-exclusion under a second name'],
    ['ru', /В эфире/, 'is on the air'],
  ])('%s: %s %s', (language, wrong) => {
    expect([...textsOf(language)].filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  it.each(['ru', 'id'])('%s: a drawn number is not the number of the draw', (language) => {
    const texts = textsOf(language);
    expect(texts.get('lottery:kind.numberCode')).not.toBe(texts.get('bets:fact.draw'));
  });

  it.each([
    ['tr', /kendiliğinden/],
    ['ru', /сама?\b|само\./],
    ['bn', /নিজে থেকেই/],
  ])('%s: the page of self-exclusion does not say that it ends by itself', (language, promise) => {
    const page = [...textsOf(language)].filter(([key]) => key.startsWith('page-self-exclusion:'));
    expect(page.filter(([, text]) => promise.test(text))).toEqual([]);
  });
});
