import { createHash } from 'node:crypto';
import type { Brand, Language } from '#contract/brand';

/**
 * Runs before the first paint: the page's language is what the player chose, else what the browser prefers, else the brand's
 * default, as in `app/i18n/choose-language.ts`. The painted frame has its words in every language, and shows those of the page's
 * (`app/styles/static-shell.css`). A file of its own, since the content policy allows no inline script, and loaded beside the
 * stylesheets, which the first paint waits for anyway.
 */
export const FRAME_SCRIPT = `(() => {
  const page = document.documentElement;
  const offered = document.currentScript.dataset.languages.split(' ');
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('slipway.language.v1'));
  } catch {}
  const preferred = navigator.languages.map((each) => each.toLowerCase().split('-')[0]);
  page.lang = [chosen, ...preferred].find((each) => offered.includes(each)) ?? page.lang;
})();
`;

const HASH = createHash('sha256').update(FRAME_SCRIPT).digest('hex').slice(0, 12);
export const FRAME_FILE = `frame-${HASH}.js`;

interface ShellTexts {
  readonly home?: { readonly title?: string };
}

/** The hero's text in each language (app/features/around/hero/hero.tsx). */
export function frameWords(
  { name, tagline, languages, defaultLanguage }: Pick<Brand, 'name' | 'tagline' | 'languages' | 'defaultLanguage'>,
  texts: ReadonlyMap<string, string>,
): readonly (readonly [Language, string])[] {
  return languages.map((language) => {
    if (language === defaultLanguage) return [language, tagline] as const;
    const { home } = JSON.parse(texts.get(`${language}/shell.json`) ?? '{}') as ShellTexts;
    return [language, home?.title?.replace('{{name}}', () => name) ?? tagline] as const;
  });
}
