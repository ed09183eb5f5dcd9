import { type Brand, type OwnLink, OWN_PATH, TEXT_PAGE_NAMES } from '#contract/brand';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';
import { APP_ROUTE } from '#cli/build/hosting/app-routes.ts';
import { goneAt } from '#cli/brands/content/hidden-content.ts';

/** Links without a page, or to a page of a feature that the brand lacks. */
export function checkOwnLinks(brand: Brand): BrandProblem[] {
  const titles = brand.footer.columns.flatMap((column, place) =>
    typeof column === 'string' ? [] : untold(brand, `footer.columns.${place}.title`, column.title),
  );
  const links = ownLinks(brand).flatMap(([key, link]): BrandProblem[] => {
    const wrong = leadsNowhere(brand, link);
    return [
      ...(wrong === undefined ? [] : [{ check: 'inconsistent' as const, key: `${key}.to`, ...wrong }]),
      ...untold(brand, `${key}.text`, link.text),
    ];
  });
  return [...titles, ...links];
}

export const ownLinks = ({ menu, footer }: Brand): readonly (readonly [key: string, link: OwnLink])[] => [
  ...menu.flatMap((entry, place) => (typeof entry === 'string' ? [] : [[`menu.${place}`, entry] as const])),
  ...footer.columns.flatMap((column, place) =>
    typeof column === 'string'
      ? []
      : column.links.map((link, at) => [`footer.columns.${place}.links.${at}`, link] as const),
  ),
];

function leadsNowhere(brand: Brand, { to }: OwnLink): Pick<BrandProblem, 'message' | 'advice'> | undefined {
  if (!OWN_PATH.test(to)) return undefined;
  const { pathname } = new URL(to, 'https://own.invalid');
  const page = /^\/pages\/([^/]+)\/?$/.exec(pathname)?.[1];
  const isKnown =
    page === undefined
      ? APP_ROUTE.test(pathname)
      : [...brand.pages, ...TEXT_PAGE_NAMES].filter((name) => name !== 'agreement').includes(page);
  if (!isKnown)
    return {
      message: `'${to}' leads to no page of the site.`,
      advice:
        page === undefined
          ? 'Write the path of a page, such as /promotions.'
          : `Add '${page}' to pages, with its texts in locales/${brand.defaultLanguage}/page-${page}.json.`,
    };
  const gone = goneAt(to, brand);
  if (gone === undefined) return undefined;
  return {
    message: `'${to}' leads to '${gone.name}', which this brand does not have.`,
    advice: `Write another address, or ${gone.remedy}.`,
  };
}

/** A text per language needs the default language, which the others fall back to. */
function untold(
  { defaultLanguage }: Brand,
  key: string,
  texts: Readonly<Partial<Record<string, string>>>,
): BrandProblem[] {
  if (texts[defaultLanguage] !== undefined) return [];
  return [
    {
      check: 'inconsistent',
      key,
      message: `It has no text in the default language '${defaultLanguage}'.`,
      advice: `Add "${defaultLanguage}".`,
    },
  ];
}
