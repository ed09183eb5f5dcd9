import { baseLanguage } from './languages.ts';
import { TRAIT } from './traits.ts';

const { latin, cyrillic, greek, han, kana, hangul, devanagari, bengali, arabic, hebrew, thai, otherScript } = TRAIT;

/** The script a language is written in; Latin where nothing else is said. */
const OWN: Readonly<Record<string, number>> = {
  zh: han,
  yue: han,
  wuu: han,
  nan: han | latin,
  ja: han | kana,
  ko: hangul,
  ru: cyrillic,
  uk: cyrillic,
  be: cyrillic,
  bg: cyrillic,
  mk: cyrillic,
  ky: cyrillic,
  tg: cyrillic,
  mn: cyrillic,
  kk: cyrillic | latin,
  sr: cyrillic | latin,
  uz: latin | cyrillic,
  az: latin | cyrillic,
  bs: latin | cyrillic,
  el: greek,
  hi: devanagari,
  mr: devanagari,
  ne: devanagari,
  sa: devanagari,
  mai: devanagari,
  bho: devanagari,
  bn: bengali,
  as: bengali,
  mni: bengali | otherScript,
  ar: arabic,
  fa: arabic,
  ur: arabic,
  ps: arabic,
  sd: arabic | devanagari,
  ug: arabic,
  ckb: arabic,
  ku: arabic | latin,
  pa: otherScript | arabic,
  he: hebrew,
  yi: hebrew,
  th: thai,
  ta: otherScript,
  te: otherScript,
  kn: otherScript,
  ml: otherScript,
  gu: otherScript,
  or: otherScript,
  si: otherScript,
  km: otherScript,
  lo: otherScript,
  my: otherScript,
  ka: otherScript,
  hy: otherScript,
  am: otherScript,
  ti: otherScript,
  bo: otherScript,
  dz: otherScript,
  dv: otherScript,
};

const BY_SUBTAG: Readonly<Record<string, number>> = {
  latn: latin,
  cyrl: cyrillic,
  hans: han,
  hant: han,
  arab: arabic,
  deva: devanagari,
  beng: bengali,
};

/** Bits of the scripts that a language is written in. */
export function scriptsOf(language: string): number {
  const subtag = language
    .toLowerCase()
    .split(/[-_]/u)
    .find((part) => part.length === 4);
  return BY_SUBTAG[subtag ?? ''] ?? OWN[baseLanguage(language)] ?? latin;
}

const NAMES: readonly (readonly [number, string])[] = [
  [latin, 'Latin'],
  [cyrillic, 'Cyrillic'],
  [greek, 'Greek'],
  [han, 'Chinese'],
  [kana, 'Japanese'],
  [hangul, 'Korean'],
  [devanagari, 'Devanagari'],
  [bengali, 'Bengali'],
  [arabic, 'Arabic'],
  [hebrew, 'Hebrew'],
  [thai, 'Thai'],
];

export function scriptNames(bits: number): string {
  const names = NAMES.filter(([bit]) => (bits & bit) !== 0).map(([, name]) => name);
  return names.length === 0 ? 'other' : names.join(', ');
}
