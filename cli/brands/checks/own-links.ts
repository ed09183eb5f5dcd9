import type { Brand, OwnLink } from '#contract/brand';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';
import { goneAt, nowhereAt } from '#cli/brands/content/hidden-content.ts';

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
  const nowhere = nowhereAt(to, brand);
  if (nowhere !== undefined) return { message: `'${to}' leads to no page of the site.`, advice: nowhere };
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
