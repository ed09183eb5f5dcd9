import type { Brand } from '#contract/brand';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';
import { HTML } from './languages.ts';
import { ownLinks } from './own-links.ts';

/** Texts of brand.json are shown as written: players would see HTML tags. */
export function checkOwnWords(brand: Brand): BrandProblem[] {
  const { name, tagline, footerText, company, footer } = brand;
  const words: readonly (readonly [key: string, text: string | undefined])[] = [
    ['name', name],
    ['tagline', tagline],
    ...Object.entries(footerText).map(([language, text]) => [`footerText.${language}`, text] as const),
    ...ownLinks(brand).flatMap(([key, { text }]) =>
      Object.entries(text).map(([language, each]) => [`${key}.text.${language}`, each] as const),
    ),
    ...footer.columns.flatMap((column, place) =>
      typeof column === 'string'
        ? []
        : Object.entries(column.title).map(([each, text]) => [`footer.columns.${place}.title.${each}`, text] as const),
    ),
    ['company.name', company?.name],
    ['company.address', company?.address],
  ];
  return words.flatMap(([key, text = '']): BrandProblem[] => {
    const wrong = htmlIn(text);
    return wrong === undefined ? [] : [{ check: 'bad-override', key, message: `${key}: ${wrong}`, advice: PLAIN }];
  });
}

export const PLAIN = 'Write plain text.';

/** What is wrong with a text that has HTML. */
export function htmlIn(text: string): string | undefined {
  const [tag] = HTML.exec(text) ?? [];
  return tag === undefined ? undefined : `'${tag.slice(0, 40)}' is shown as it is written, not as HTML.`;
}
