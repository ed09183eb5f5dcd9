const SCRIPTS = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Chinese: /\p{Script=Han}/u,
  Japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Korean: /\p{Script=Hangul}/u,
  Devanagari: /\p{Script=Devanagari}/u,
  Bengali: /\p{Script=Bengali}/u,
  Arabic: /\p{Script=Arabic}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Thai: /\p{Script=Thai}/u,
  other:
    /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Thai}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u,
} as const;

/** `other` is any script not listed. */
export type Script = keyof typeof SCRIPTS;

const CODES: Readonly<Record<string, readonly Script[]>> = {
  Latn: ['Latin'],
  Cyrl: ['Cyrillic'],
  Grek: ['Greek'],
  Hans: ['Chinese'],
  Hant: ['Chinese'],
  Hani: ['Chinese'],
  Jpan: ['Chinese', 'Japanese'],
  Kore: ['Korean'],
  Deva: ['Devanagari'],
  Beng: ['Bengali'],
  Arab: ['Arabic'],
  Hebr: ['Hebrew'],
  Thai: ['Thai'],
};

/** Languages with a second script. */
const SECOND: Readonly<Record<string, readonly Script[]>> = {
  nan: ['Chinese', 'Latin'],
  kk: ['Latin'],
  sr: ['Latin'],
  uz: ['Cyrillic'],
  az: ['Cyrillic'],
  bs: ['Cyrillic'],
  mni: ['Bengali', 'other'],
  sd: ['Devanagari'],
  ku: ['Arabic'],
  pa: ['Arabic'],
};

export function scriptsIn(text: string): Script[] {
  return (Object.keys(SCRIPTS) as Script[]).filter((script) => SCRIPTS[script].test(text));
}

/** A letter of one of the scripts. */
export function letterOf(scripts: readonly Script[]): RegExp {
  return new RegExp(scripts.map((script) => SCRIPTS[script].source).join('|'), 'u');
}

/** A letter of any other script. */
export function letterBeside(scripts: readonly Script[]): RegExp {
  if (scripts.includes('other'))
    return new RegExp(`(?!${letterOf(scripts).source}|\\p{Script=Common}|\\p{Script=Inherited})\\p{L}`, 'u');
  const classes = scripts.map((script) => SCRIPTS[script].source.replaceAll(/^\[|\]$/gu, '')).join('');
  return new RegExp(`[^${classes}\\p{Script=Common}\\p{Script=Inherited}\\P{L}]`, 'u');
}

/** CLDR's likely script, or the one in the tag. */
export function scriptsOf(language: string): readonly Script[] {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(language.replaceAll('_', '-'));
  } catch {
    return ['Latin'];
  }
  const likely = CODES[locale.maximize().script ?? 'Latn'] ?? ['other'];
  return locale.script === undefined ? [...likely, ...(SECOND[locale.language] ?? [])] : likely;
}

export function scriptNames(scripts: readonly Script[]): string {
  const names = [...new Set(scripts)].filter((script) => script !== 'other');
  return names.length === 0 ? 'other' : names.join(', ');
}
