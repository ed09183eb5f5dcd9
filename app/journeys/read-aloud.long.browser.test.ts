import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spoken, type Spoken } from '#app/test/accessibility-tree.ts';
import { alikeNames } from '#app/test/languages/alike-names.ts';
import { checkOf } from '#app/test/languages/foreign-text.ts';
import { layoutsOf, rowsOf, startSite, type Site } from '#app/test/site.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';

/** What a player operates; each needs a name. */
const OPERATED: ReadonlySet<string> = new Set(
  'button link textbox searchbox combobox checkbox radio switch slider spinbutton menuitem option tab dialog toolbar image'.split(
    ' ',
  ),
);
/** By these a screen reader jumps: two of one kind need names that differ. */
const LANDMARKS = ['navigation', 'region', 'complementary', 'form', 'search', 'toolbar'];

interface Place {
  readonly at: string;
  readonly open?: (page: Page) => Promise<unknown>;
  readonly hasDialog?: true;
}
const firstOdds = (page: Page) => page.locator('main li[data-match] button[aria-pressed]:enabled').first();

const PLACES: readonly Place[] = [
  { at: '/sport/soccer', open: (page) => firstOdds(page).click() },
  { at: '/sport/cricket', open: (page) => page.getByTestId('cricket-match').first().waitFor() },
  { at: '/lottery/pk10', open: (page) => page.getByRole('toolbar').first().waitFor() },
  { at: '/lottery/gallopingmarksix', open: (page) => page.getByRole('toolbar').first().waitFor() },
  { at: '/my-bets', open: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
  { at: '/protection', open: (page) => page.getByTestId('limit-deposit-day').waitFor() },
  { at: '/profile?tab=account', open: (page) => page.locator('main li h3').first().waitFor() },
  { at: '/chat', open: (page) => page.getByRole('log').waitFor() },
  ...['deposit', 'withdraw', 'transfer', 'games', 'history'].map((page) => ({
    at: `/profile?wallet=${page}`,
    open: (opened: Page) => opened.getByRole('dialog').locator('form, li').first().waitFor(),
    hasDialog: true as const,
  })),
];
/** Words of English in a page that is not are found in the first. */
const LANGUAGES = ['hi', 'en'] as const;

/** What is marked as of another language, such as the names of languages: a screen reader changes its voice for it. */
const otherLanguages = async (page: Page) =>
  new Set(
    await page.evaluate(() =>
      [...document.querySelectorAll('body [lang], body [translate=no]')].map((each) =>
        (each.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      ),
    ),
  );
/** The headings that are shown. */
const headings = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector('dialog:modal') ?? document.body;
    return [...place.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.closest('[inert]') === null)
      .map((each) => `${each.localName} ${(each.textContent ?? '').replaceAll(/\s+/g, ' ').trim()}`);
  });
const ofRole = (tree: readonly Spoken[], role: string) => tree.filter((each) => each.role === role);
const differences = (one: readonly string[], other: readonly string[]) => [
  ...one.filter((each) => !other.includes(each)),
  ...other.filter((each) => !one.includes(each)),
];
const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

/** What a listener could not make sense of. */
function problemsIn(tree: readonly Spoken[], foreign: (text: string) => string | undefined, { hasDialog }: Place) {
  const texts = new Set(tree.flatMap(({ name, description }) => [name, description]));
  return [
    ...tree.flatMap(({ role, name }) => (OPERATED.has(role) && name === '' ? [`${role} without a name`] : [])),
    ...LANDMARKS.flatMap((role) =>
      // A form without a name is no landmark (HTML-AAM).
      twice(ofRole(tree, role).flatMap(({ name }) => (role === 'form' && name === '' ? [] : [name]))).map(
        (name) => `two of ${role} "${name}"`,
      ),
    ),
    ...(hasDialog
      ? ofRole(tree, 'dialog').length === 1
        ? []
        : ['not one dialog']
      : tree.filter(({ role, level }) => role === 'heading' && level === 1).length === 1
        ? []
        : ['not one heading of level 1']),
    ...[...texts].flatMap((text) => {
      const why = /^[a-z]\w*(?:[.:]\w+)+$/i.test(text) && !/\d/.test(text) ? 'a key' : foreign(text);
      return why === undefined ? [] : [`${why}: ${text}`];
    }),
  ];
}

describe.each(layoutsOf('mobile'))('read aloud from the accessibility tree, %s', (layout) => {
  let site: Site;
  let names: readonly string[];
  beforeAll(async () => {
    site = await startSite('harborlight', { hurried: true });
    names = alikeNames(await readBrand(process.cwd(), 'harborlight'));
  });
  afterAll(() => site.close());

  it.each(rowsOf(LANGUAGES))('every stop has a name, a role and words of the language: %s', async (language) => {
    const { foreign } = checkOf(language, names);
    const { page, context, faults } = await site.openSignedIn(layout, undefined, {
      before: (opened) =>
        opened.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language),
    });
    const found: Record<string, readonly string[]> = {};
    for (const place of rowsOf(PLACES)) {
      await page.goto(site.url + place.at);
      await page.getByTestId('balance').waitFor();
      await place.open?.(page);
      let tree: readonly Spoken[] = [];
      // Each heading is read, and no other: of the page, or of what lies over it. A page that is still filling gets another look.
      await expect
        .poll(
          async () => {
            tree = await spoken(page);
            const read = ofRole(tree, 'heading').map(({ level, name }) => `h${level} ${name}`);
            return differences(read, await headings(page));
          },
          { message: place.at },
        )
        .toEqual([]);
      const marked = await otherLanguages(page);
      const problems = [...new Set(problemsIn(tree, (text) => (marked.has(text) ? undefined : foreign(text)), place))];
      if (problems.length > 0) found[place.at] = problems;
    }
    expect(found).toEqual({});
    expect(faults).toEqual([]);
    await context.close();
  });
});
