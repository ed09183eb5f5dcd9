import * as v from 'valibot';
import { LANGUAGES } from './languages.ts';
import { SAFE_URL } from './links.ts';
import { FOOTER_COLUMNS, MENU_ENTRIES, TEXT_PAGE_NAMES } from './link-names.ts';

const LanguageCode = v.picklist(LANGUAGES);

/** A path of this site: no host, no character that ends an attribute. */
export const OWN_PATH = /^\/(?![/\\])[^\s"'<>\\^`{|}]{0,300}$/;

const TextsOf = (longest: number) => v.record(LanguageCode, v.pipe(v.string(), v.minLength(1), v.maxLength(longest)));

/** A link of the operator in each language; the default language's text replaces missing ones. */
export const OwnLink = v.strictObject({
  text: v.pipe(TextsOf(40), v.description('per language; a language without one shows that of the default language')),
  to: v.pipe(
    v.string(),
    v.check(
      (to) => OWN_PATH.test(to) || SAFE_URL.test(to),
      'must be a path of the site, such as /pages/about, or an https address',
    ),
    v.description('a path of the site, or an https address'),
  ),
});
export type OwnLink = v.InferOutput<typeof OwnLink>;

export const Menu = v.pipe(v.array(v.union([v.picklist(MENU_ENTRIES), OwnLink])), v.maxLength(10));

export const FooterColumns = v.pipe(
  v.array(
    v.union([
      v.picklist(FOOTER_COLUMNS),
      v.strictObject({
        title: v.pipe(TextsOf(30), v.description('per language, above the links')),
        links: v.pipe(v.array(OwnLink), v.minLength(1), v.maxLength(12), v.description('below the title')),
      }),
    ]),
  ),
  v.maxLength(8),
  // The company column has the links to terms, safer gambling and self-exclusion.
  v.check((columns) => columns.filter((each) => each === 'company').length === 1, "must have 'company', once"),
);

/** Name of an operator's page in its address. */
const PAGE_NAME = /^[a-z][a-z0-9-]{1,40}$/;
export const OwnPages = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.regex(PAGE_NAME, 'must be lower-case letters, digits and dashes, as in the address /pages/about-us'),
      v.check(
        (page) => !(TEXT_PAGE_NAMES as readonly string[]).includes(page),
        'is a page of the app: choose another name',
      ),
    ),
  ),
  v.maxLength(20),
  v.check((pages) => new Set(pages).size === pages.length, 'must name each page once'),
);
