import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrand } from '#cli/app-build/read-brand.ts';
import { checkBrand } from '#cli/brands/check-brand.ts';
import { serveBrand } from '#cli/serve/serve-brand.ts';
import { simulatorFor } from '#cli/serve/simulator-for.ts';
import { testBrands } from '#cli/brands/test-brands.ts';
import { type Simulator, startSimulator } from '#simulator';
import { previewContent } from './preview-content.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 4"><rect width="12" height="4" fill="#036"/></svg>';
const BANNER = { id: 'cup', url: '/sport/soccer', src: 'cup.svg', alt: 'The cup begins' };
const PROMOTION = { id: 'cup-week', title: 'Cup week', image: 'cup.svg', content: '<p>Every day.</p>', button: 'Bet' };

/** One banner, a property per line from line 3 on. */
const list = (changed: object): string => JSON.stringify([{ ...BANNER, ...changed }], null, 1);

let brands: ReturnType<typeof testBrands>;
beforeEach(() => {
  brands = testBrands(['nightjar']);
  mkdirSync(path.join(brands.root, 'brands/nightjar/content'));
  put('cup.svg', SVG);
});
afterEach(() => brands.remove());

const put = (name: string, text: string) =>
  writeFileSync(path.join(brands.root, 'brands/nightjar/content', name), text);
const check = () =>
  checkBrand(brands.root, 'nightjar', process.cwd()).findings.filter((each) => each.check === 'bad-content');

describe('content of a brand', () => {
  it('has no findings when it is right, and none without files', () => {
    expect(check()).toEqual([]);
    put('banners.json', JSON.stringify([BANNER]));
    put('promotions.json', JSON.stringify([PROMOTION]));
    expect(check()).toEqual([]);
  });

  it.each([
    ['no JSON', '[\n {"id": "a",}\n]', 2, 'not valid JSON', 'Fix this place'],
    ['no list', '{}', 1, 'must be a list', 'square brackets'],
    ['a typing error', list({ urll: '/x' }), 7, "'0.urll' is not a known property", "Did you mean 'url'?"],
    ['a missing property', list({ alt: undefined }), 2, "'0.alt' is missing", 'Add'],
    ['an address that is no link', list({ url: 'javascript:1' }), 4, '0.url must be a path', 'Found "javascript:1"'],
    ['an address without a scheme', list({ url: '//evil.example' }), 4, '0.url must be a path', 'Found'],
    ['a picture that is not there', list({ src: 'no.png' }), 5, 'no.png: there is no such file', 'beside'],
    ['a picture outside the folder', list({ src: '../logo.svg' }), 5, '0.src must be a file in content/', 'Found'],
    [
      'a host that the page refuses',
      list({ src: 'https://x.example/a.png' }),
      5,
      'not in csp.img',
      'https://x.example',
    ],
    ['a feature that the brand lacks', list({ feature: 'bonus' }), 7, "about 'bonus'", 'features.bonus'],
    ['an id twice', JSON.stringify([BANNER, BANNER]), 1, "'cup' is used twice", 'its own'],
    ['a key twice', '[{\n"id": "a",\n"id": "b"}]', 3, 'written twice', 'Keep one'],
  ])('reports %s with its line and what to do', (_, text, line, message, advice) => {
    put('banners.json', text);
    expect(check()[0]).toMatchObject({
      file: 'brands/nightjar/content/banners.json',
      severity: 'warning',
      line,
      message: expect.stringContaining(message),
      advice: expect.stringContaining(advice),
    });
  });

  it('reports what acts in a promotion, and a picture that is none', () => {
    put('no.png', 'text');
    put('promotions.json', JSON.stringify([{ ...PROMOTION, content: '<script>1</script>' }]));
    expect(check()).toMatchObject([{ message: '0.content has scripts, frames, forms or other parts that act.' }]);
    put('promotions.json', JSON.stringify([{ ...PROMOTION, image: 'no.png' }]));
    expect(check()).toMatchObject([{ message: 'no.png: it is not a png picture.' }]);
  });
});

describe('a preview', () => {
  let simulator: Simulator;
  beforeEach(async () => {
    simulator = await startSimulator(simulatorFor(await readBrand(brands.root, 'nightjar')));
  });
  afterEach(() => simulator.close());

  it('answers with the content of the files and their pictures, and with its own again when they are gone', async () => {
    const brand = await readBrand(brands.root, 'nightjar');
    const content = previewContent(brands.root, 'nightjar', () => simulator.world().content);
    const served = await serveBrand({
      folder: brands.root,
      upstream: simulator.url,
      port: 0,
      before: content.answer,
    });
    const rows = async (name: string): Promise<unknown[]> =>
      ((await (await fetch(`${served.url}/sports/api/v1/${name}`)).json()) as { data: unknown[] }).data;
    const own = await rows('slideshow');
    expect(content.apply(brand)).toEqual({ isNew: false, problems: [] });

    put('banners.json', JSON.stringify([BANNER]));
    put('promotions.json', JSON.stringify([PROMOTION]));
    expect(content.apply(brand)).toEqual({ isNew: true, problems: [] });
    expect(await rows('slideshow')).toEqual([{ ...BANNER, src: '/content/own/cup.svg' }]);
    expect(await rows('ad')).toEqual([{ ...PROMOTION, kind: 1, url: '', image: '/content/own/cup.svg' }]);
    const picture = await fetch(`${served.url}/content/own/cup.svg`);
    expect([picture.headers.get('content-type'), await picture.text()]).toEqual(['image/svg+xml', SVG]);
    expect((await fetch(`${served.url}/content/own/..%2fbrand.json`)).status).toBe(404);

    put('banners.json', '[');
    expect(content.apply(brand)).toEqual({
      isNew: true,
      problems: [expect.stringMatching(/^brands\/nightjar\/content\/banners\.json:1:2: The file is not valid JSON/)],
    });
    expect(await rows('slideshow')).toEqual(own);

    put('banners.json', JSON.stringify([BANNER]));
    content.apply(brand);
    put('cup.svg', SVG.replace('036', '063'));
    expect(content.apply(brand)).toEqual({ isNew: true, problems: [] });
    expect(content.apply(brand)).toEqual({ isNew: false, problems: [] });
    await served.close();
  });
});
