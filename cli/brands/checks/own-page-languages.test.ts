import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testBrands } from '#cli/test/brands.ts';
import { checkBrand } from './check-brand.ts';

const brands = testBrands(['harborlight']);
afterAll(() => brands.remove());
beforeEach(() => brands.restore());

const PAGE = { title: 'Clube', one: { title: 'Um', text: 'Texto.' } };

/** The findings of a brand with a page of its own in these languages. */
function check(pages: Readonly<Record<string, object>>, text = JSON.stringify(PAGE)) {
  brands.edit('harborlight', '"sports":', '"pages": ["club"],\n  "sports":');
  for (const [language, page] of Object.entries(pages)) {
    const file = path.join(path.dirname(brands.file('harborlight')), 'locales', language, 'page-club.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Object.keys(page).length === 0 ? text : JSON.stringify(page));
  }
  return checkBrand(brands.root, 'harborlight', process.cwd()).findings;
}

it('a page of your own may be in the default language alone: the others show that', () => {
  expect(check({ pt: PAGE })).toEqual([]);
});

it('a page of your own that is wrong is compared with no file of the app', () => {
  const [found] = check({ pt: { ...PAGE, title: 'Clube {{nothing}}' } });
  expect(found?.advice).toBe('Write a page as docs/operators/settings.md shows it ("Pages of your own").');
});

it('a key that is written twice in a text file is an error at its place', () => {
  expect(
    check({ pt: {} }, '{\n  "title": "A",\n  "title": "B", "one": { "title": "Um", "text": "T" }\n}'),
  ).toMatchObject([
    {
      check: 'duplicate-key',
      file: 'brands/harborlight/locales/pt/page-club.json',
      line: 3,
      message: "'title' is written twice; only the last one counts.",
    },
  ]);
});
