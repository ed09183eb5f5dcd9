import { baseLanguage } from './languages.ts';
import type { PluralForm } from './plural-forms.ts';

/** One number per form, in the order of i18next's JSON v3: `key_0`, `key_1`, `key_2`. */
const SAMPLES: Readonly<Record<string, readonly number[]>> = {
  ...each('ay bo cgg fa ht id ja ka km ko ky lo ms su th tt ug vi wo zh yue', [1]),
  ...each('be bs hr ru sr uk cs sk pl csb', [1, 2, 5]),
  ar: [0, 1, 2, 3, 11, 100],
  cy: [1, 2, 3, 8],
  ga: [1, 2, 3, 7, 11],
  gd: [1, 2, 3, 20],
  lt: [1, 2, 10],
  lv: [1, 2, 0],
  mt: [1, 2, 11, 20],
  ro: [1, 2, 20],
  sl: [5, 1, 2, 3],
  he: [1, 2, 20, 21],
};
const TWO = [1, 2];

function each(languages: string, samples: readonly number[]): Record<string, readonly number[]> {
  return Object.fromEntries(languages.split(' ').map((language) => [language, samples]));
}

const known = new Map<string, readonly PluralForm[]>();

/** The v3 forms by CLDR names, in v3's order; of two forms the second is `key_plural`. */
export function v3Forms(language: string): readonly PluralForm[] {
  const base = baseLanguage(language);
  let forms = known.get(base);
  if (forms === undefined) {
    const samples = SAMPLES[base] ?? TWO;
    const rules = new Intl.PluralRules(base);
    // v3 and CLDR may group numbers differently: then only the number of forms is known.
    const named = samples.map((sample) => rules.select(sample));
    forms = samples.length === 1 ? ['other'] : samples.length === 2 ? ['one', 'other'] : [...new Set(named)];
    known.set(base, forms);
  }
  return forms;
}

/** @example v3Key('bets', 'other', 'en') // 'bets_plural' */
export function v3Key(base: string, form: PluralForm, language: string): string {
  const forms = v3Forms(language);
  if (forms.length === 2) return form === 'one' ? base : `${base}_plural`;
  return `${base}_${Math.max(forms.indexOf(form), 0)}`;
}
