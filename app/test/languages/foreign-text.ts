import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#contract/brand';

/** The catalogues of the app and of the upstream's content. */
const FOLDERS = ['app/locales', 'fixtures/locales'] as const;

/** The scripts of a language's own words; the other languages are written in Latin letters. */
const SCRIPTS: Partial<Record<Language, readonly string[]>> = {
  zh: ['Han'],
  ja: ['Han', 'Hiragana', 'Katakana'],
  ko: ['Hangul'],
  hi: ['Devanagari'],
  ru: ['Cyrillic'],
  bn: ['Bengali'],
};
const ALL_SCRIPTS = [...new Set(Object.values(SCRIPTS).flat())];
const VALUE = /\{\{[^{}]*\}\}/;
const LATIN_WORD = /\p{Script=Latin}{2,}/u;

/** Finds out whether a text is of another language than its page. Built once for each language. */
export interface LanguageCheck {
  /** What is wrong with a text; undefined if nothing is. */
  readonly foreign: (text: string) => string | undefined;
}

/**
 * Languages with a script of their own: by script. Those in Latin letters: a text of the English catalogues whose translation
 * differs is English that was left.
 *
 * @param names words that are alike in every language, such as names of teams and of the brand
 */
export function checkOf(language: Language, names: readonly string[]): LanguageCheck {
  const own = SCRIPTS[language] ?? [];
  const others = ALL_SCRIPTS.filter((script) => !own.includes(script)).map((script) => `\\p{Script=${script}}`);
  const strange = new RegExp(`[${others.join('')}]`, 'u');
  // The longest first: a name may be a part of another.
  const alike = wordsPattern([...names, ...ALIKE]);
  const english = own.length === 0 ? englishOnly(language) : undefined;
  return {
    foreign(text) {
      const rest = text.replaceAll(ADDRESSES, ' ').replaceAll(alike, ' ').replaceAll(CODES, ' ');
      if (strange.test(rest)) return 'another script';
      if (english !== undefined) return english(text) ? 'English' : undefined;
      return LATIN_WORD.test(rest) ? 'Latin letters' : undefined;
    },
  };
}

const ADDRESSES = /https?:\S+|[\w.+-]+@[\w.-]+/g;
/** Ids and codes, and what `Intl` writes beside the time in Hindi and Bengali. */
const CODES = /\b[\w-]*\d[\w-]*\b|\b[ap]m\b/gi;

const config = JSON.parse(readFileSync('app/locales/locales.config.json', 'utf8')) as {
  readonly glossary: readonly string[];
};
/** Names of games and abbreviations that are written alike everywhere, beside those of the catalogues' glossary. */
const ALIKE: readonly string[] = [
  ...config.glossary,
  'Mark Six',
  'PK10',
  'BD',
  '365 Sports',
  'Noah',
  'NG',
  'NG Games',
  'PG Games',
  'Live',
  'CSV',
  'UTC',
  'ID',
  'IP',
  'E-mail',
  't.me',
  'Messenger',
  'vs',
  // Names of system bets, and the team of the examples in How to play.
  'Trixie',
  'Patent',
  'Yankee',
  'Lucky',
  'Canadian',
  'Super',
  'Heinz',
  'Goliath',
  'Calder Vale',
];

const quoted = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

function wordsPattern(words: readonly string[]): RegExp {
  const sorted = [...new Set(words)].filter((word) => word.trim() !== '').sort((a, b) => b.length - a.length);
  return new RegExp(`(?<!\\p{Script=Latin})(?:${sorted.map(quoted).join('|')})(?!\\p{Script=Latin})`, 'giu');
}

type Texts = ReadonlyMap<string, string>;

function catalogue(folder: string, language: Language): Texts {
  const texts = new Map<string, string>();
  const add = (place: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(place, value);
    else for (const [name, part] of Object.entries(value as object)) add(`${place}.${name}`, part);
  };
  const within = path.join(folder, language);
  for (const file of readdirSync(within)) {
    const content: unknown = JSON.parse(readFileSync(path.join(within, file), 'utf8'));
    add(`${folder}/${file}`, content);
  }
  return texts;
}

/** English texts whose translation differs, and which no translation of the language equals. */
function englishOnly(language: Language): (text: string) => boolean {
  if (language === 'en') return () => false;
  const translations = new Set<string>();
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  for (const folder of FOLDERS) {
    const translated = catalogue(folder, language);
    for (const text of translated.values()) translations.add(text.toLowerCase());
    for (const [place, text] of catalogue(folder, 'en')) {
      if (translated.get(place) === text) continue;
      if (!VALUE.test(text)) whole.add(text.toLowerCase());
      // One word beside a value could be of any language.
      else if ((text.replaceAll(new RegExp(VALUE, 'g'), ' ').match(/\p{Letter}{3,}/gu) ?? []).length > 1)
        patterns.push(new RegExp(`^${text.split(new RegExp(VALUE, 'g')).map(quoted).join('.+')}$`, 'i'));
    }
  }
  for (const text of translations) whole.delete(text);
  return (text) => whole.has(text.toLowerCase()) || patterns.some((pattern) => pattern.test(text));
}
