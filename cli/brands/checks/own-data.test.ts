import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testBrands } from '#cli/test/brands.ts';
import { checkBrand } from './check-brand.ts';

const brands = testBrands(['harborlight']);
afterAll(() => brands.remove());
beforeEach(() => brands.restore());

const folder = path.dirname(brands.file('harborlight'));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
/** With other settings, and files of the brand by their names. */
function check(settings: object, files: Readonly<Record<string, unknown>> = {}) {
  const brand = JSON.parse(readFileSync(brands.file('harborlight'), 'utf8')) as object;
  write('brand.json', JSON.stringify({ ...brand, ...settings }, null, 2));
  for (const [name, texts] of Object.entries(files)) write(name, JSON.stringify(texts, null, 2));
  return checkBrand(brands.root, 'harborlight', process.cwd()).findings.filter(
    ({ check: id }) => id !== 'missing-override',
  );
}
const link = (to: string, text: object = { pt: 'Clube' }) => ({ menu: [{ text, to }] });
const PAGE = { title: 'Clube', one: { title: 'Um', text: 'Texto.' } };
const FILE = 'locales/pt/page-club.json';
const CLUB = { pages: ['club'] };

it('what a brand says of lists, prices, menu, footer and pages of its own has no findings where it is right', () => {
  const settings = {
    markets: { soccer: ['handicap', 'goals'], basketball: ['bs'] },
    oddsFormat: 'fractional',
    menu: [
      'results',
      { text: { pt: 'Clube', en: 'Club' }, to: '/pages/club' },
      { text: { pt: 'Loja' }, to: 'https://shop.example/' },
    ],
    footer: {
      columns: ['company', { title: { pt: 'Mais' }, links: [{ text: { pt: 'Futebol' }, to: '/sport/soccer' }] }],
    },
    ...CLUB,
  };
  expect(check(settings, { [FILE]: PAGE })).toEqual([]);
});

describe('wrong data has its place and what to do', () => {
  it.each<[string, object, Readonly<Record<string, unknown>>, key: string, said: RegExp]>([
    ['a market that no list has', { markets: { soccer: ['wl', 'half'] } }, {}, 'markets.soccer.1', /handicap/],
    ['a market twice', { markets: { soccer: ['wl', 'wl'] } }, {}, 'markets.soccer', /each market once/],
    ['a list without columns', { markets: { soccer: [] } }, {}, 'markets.soccer', /./],
    ['a sport without lists', { markets: { cricket: ['wl'] } }, {}, 'markets.cricket', /not a known property/],
    ['a format of odds that there is not', { oddsFormat: 'us' }, {}, 'oddsFormat', /american/],
    ['an entry of the menu that there is not', { menu: ['result'] }, {}, 'menu.0', /results/],
    ['an entry of the menu twice', { menu: ['results', 'reports', 'results'] }, {}, 'menu.2', /in menu twice/],
    [
      'a link of the menu twice',
      { menu: [...link('/promotions').menu, ...link('/promotions', { pt: 'Mais' }).menu] },
      {},
      'menu.1',
      /'\/promotions' is in menu twice/,
    ],
    ['an address that is script', link('javascript:alert(1)'), {}, 'menu.0.to', /path of the site/],
    ['an address without https', link('http://shop.example/'), {}, 'menu.0.to', /path of the site/],
    ['an address that a browser takes for a host', link('//evil.example'), {}, 'menu.0.to', /path of the site/],
    ['a path without a page', link('/clube'), {}, 'menu.0.to', /no page of the site/],
    ['a page that is not named', link('/pages/club'), {}, 'menu.0.to', /Add 'club' to pages/],
    ['a page of what the brand lacks', { ...link('/lottery/pk10'), games: [] }, {}, 'menu.0.to', /add 'pk10' to games/],
    ['no text in the default language', link('/promotions', { en: 'Club' }), {}, 'menu.0.text', /Add "pt"/],
    ['HTML in a text', link('/promotions', { pt: '<b>Clube</b>' }), {}, 'menu.0.text.pt', /plain text/],
    ['a footer without terms', { footer: { columns: ['games'] } }, {}, 'footer.columns', /must have 'company'/],
    [
      'a column without links',
      { footer: { columns: ['company', { title: { pt: 'A' }, links: [] }] } },
      {},
      'footer.columns.1.links',
      /./,
    ],
    ['the name of a page of the app', { pages: ['terms'] }, {}, 'pages.0', /another name/],
    ['a name with capitals', { pages: ['Club'] }, {}, 'pages.0', /lower-case/],
    ['a page without its texts', CLUB, {}, 'pages.0', /locales\/pt\/page-club\.json is missing/],
    ['a page without a title', CLUB, { [FILE]: { one: PAGE.one } }, '', /'title' is missing/],
    ['a section without a text', CLUB, { [FILE]: { ...PAGE, one: { title: 'Um' } } }, '', /'one.text' is missing/],
    ['HTML in a page', CLUB, { [FILE]: { ...PAGE, one: { title: 'Um', text: '<p>a</p>' } } }, '', /plain text/],
    ['a placeholder that is not filled', CLUB, { [FILE]: { ...PAGE, title: '{{nothing}}' } }, '', /does not fill/],
    ['an empty text of a page', CLUB, { [FILE]: { ...PAGE, title: ' ' } }, '', /is empty/],
    ['a file of a page that is not named', {}, { [FILE]: PAGE }, '', /named in pages/],
    [
      'a text of protection that is emptied',
      {},
      { 'locales/pt/shell.json': { footer: { responsible: '\u200B' } } },
      '',
      /is empty/,
    ],
    [
      'a header of another height',
      { layout: { corners: 'soft', density: 'compact', banner: 'plain', elevation: 'flat', header: '80px' } },
      {},
      'layout.header',
      /high/,
    ],
    [
      'a country in small letters',
      {},
      {
        'content/promotions.json': [
          { id: 'a', title: 'A', image: 'https://x.example/a.png', content: 'A', regions: ['br'] },
        ],
      },
      '',
      /two capital letters/,
    ],
  ])('%s', (_, settings, files, key, said) => {
    const found = check(settings, files);
    const about = found.find((each) => said.test(`${each.message} ${each.advice}`));
    expect([key, found.map(({ message, advice }) => `${message} ${advice}`)]).toEqual([
      about?.key ?? 'nothing',
      expect.anything(),
    ]);
    expect(about?.line).toBeGreaterThan(0);
    expect(about?.advice).not.toBe('');
  });
});
