import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/brand';

/** The catalogues of the app, of the upstream's content and of the brand's own pages. */
const foldersOf = (brand: string) => ['app/locales', 'fixtures/locales', `brands/${brand}/locales`];

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
 * Languages with a script of their own: by script. Those that share one (Latin letters, Han): a text of another language's
 * catalogues whose translation differs was left in that language.
 *
 * @param names words that are alike in every language, such as names of teams and of the brand
 */
export function checkOf(language: Language, names: readonly string[], brand = 'harborlight'): LanguageCheck {
  const own = SCRIPTS[language] ?? [];
  const others = ALL_SCRIPTS.filter((script) => !own.includes(script)).map((script) => `\\p{Script=${script}}`);
  const strange = new RegExp(`[${others.join('')}]`, 'u');
  // The longest first: a name may be a part of another.
  const alike = wordsPattern([...names, ...ALIKE]);
  const left = LANGUAGES.filter((other) => other !== language && sharesScript(other, own)).map(
    (other) => [LANGUAGE_NAMES[other], leftIn(other, language, foldersOf(brand))] as const,
  );
  return {
    foreign(text) {
      const rest = text.replaceAll(ADDRESSES, ' ').replaceAll(alike, ' ').replaceAll(CODES, ' ');
      if (strange.test(rest)) return 'another script';
      if (own.length > 0 && LATIN_WORD.test(rest)) return 'Latin letters';
      if (!/\p{Letter}/u.test(rest)) return undefined;
      return left.find(([, isLeft]) => isLeft(text))?.[0];
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
  'JC',
  '365 Sports',
  'Noah',
  'NG',
  'NG Games',
  'PG Games',
  'Live',
  // What Japanese calls social media.
  'SNS',
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
  // A brand has its pages in its own languages only.
  for (const file of existsSync(within) ? readdirSync(within) : []) {
    const content: unknown = JSON.parse(readFileSync(path.join(within, file), 'utf8'));
    add(`${folder}/${file}`, content);
  }
  return texts;
}

const sharesScript = (other: Language, own: readonly string[]): boolean => {
  const scripts = SCRIPTS[other] ?? [];
  return own.length === 0 ? scripts.length === 0 : scripts.some((script) => own.includes(script));
};

/** Texts of another language whose translation differs, and which no translation of the language equals. */
function leftIn(other: Language, language: Language, folders: readonly string[]): (text: string) => boolean {
  const translations = new Set<string>();
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  for (const folder of folders) {
    const translated = catalogue(folder, language);
    for (const text of translated.values()) translations.add(text.toLowerCase());
    for (const [place, text] of catalogue(folder, other)) {
      if (translated.get(place) === text) continue;
      if (!VALUE.test(text)) whole.add(text.toLowerCase());
      // Words beside a value: one could be of any language, and "Cash out" is both Indonesian and Portuguese.
      else if (
        other === 'en' &&
        (text.replaceAll(new RegExp(VALUE, 'g'), ' ').match(/\p{Letter}{3,}/gu) ?? []).length > 1
      )
        patterns.push(new RegExp(`^${text.split(new RegExp(VALUE, 'g')).map(quoted).join('.+')}$`, 'i'));
    }
  }
  for (const text of translations) whole.delete(text);
  return (text) => whole.has(text.toLowerCase()) || patterns.some((pattern) => pattern.test(text));
}
