import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { checkBrand } from '#cli/brands/checks/check-brand.ts';
import { serveBrand } from '#cli/serve/serve-brand.ts';
import { simulatorFor } from '#cli/serve/simulator-for.ts';
import { testBrands } from '#cli/test/brands.ts';
import { type Simulator, startSimulator } from '#simulator';
import { ownContent } from './content-files.ts';
import { previewContent } from '#cli/brands/preview/preview-content.ts';

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
    ['an address that browsers read so', list({ url: '/\\evil.example' }), 4, '0.url must be a path', 'Found'],
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

describe('content that no player would see', () => {
  const promotion = (changed: object): string => JSON.stringify([{ ...PROMOTION, ...changed }], null, 1);

  it.each([
    ['is over', { until: '2026-01-08T00:00:00Z' }, 8, "'cup-week' ended at 2026-01-08T00:00:00Z", 'later time'],
    [
      'ends before it begins',
      { from: '2099-01-08T00:00:00Z', until: '2099-01-01T00:00:00Z' },
      9,
      "'cup-week' ends before it begins",
      'after 2099-01-08T00:00:00Z',
    ],
    ['is about a feature that is off', { feature: 'bonus' }, 8, "about 'bonus'", 'features.bonus'],
    ['leads to a page of a feature that is off', { url: '/invite' }, 8, "leads to 'invite'", 'features.invite'],
    ['opens a panel of one', { url: '/profile?chat=true' }, 8, "leads to 'chat'", 'features.chat'],
    ['leads to a sport that the brand lacks', { url: '/sport/cricket/m-1' }, 8, "leads to 'cricket'", 'to sports'],
    ['leads to a lottery that it lacks', { url: '/lottery/pk10' }, 8, "leads to 'pk10'", 'to games'],
  ])('is reported with its line and what to do: a promotion that %s', (_, changed, line, message, advice) => {
    const brand = JSON.parse(brands.read('nightjar')) as { features: object; sports: string[]; games: string[] };
    Object.assign(brand.features, { invite: false, chat: false });
    brand.sports = brand.sports.filter((name) => name !== 'cricket');
    brand.games = brand.games.filter((name) => name !== 'pk10');
    writeFileSync(brands.file('nightjar'), JSON.stringify(brand, null, 2));
    put('promotions.json', promotion(changed));
    expect(check()).toMatchObject([
      {
        file: 'brands/nightjar/content/promotions.json',
        line,
        message: expect.stringContaining(message),
        advice: expect.stringContaining(advice),
      },
    ]);
  });

  it('is no problem before its end, or with an address of another site', () => {
    put(
      'promotions.json',
      promotion({ from: '2026-01-01T00:00:00Z', until: '2099-01-08T00:00:00Z', url: 'https://x.example/lottery/pk10' }),
    );
    expect(check()).toEqual([]);
  });

  it('does not take the other entries out of a preview, as a mistake does', async () => {
    const brand = await readBrand(brands.root, 'nightjar');
    const folder = path.join(brands.root, 'brands/nightjar');
    const over = { ...PROMOTION, id: 'over', until: '2026-01-08T00:00:00Z' };
    const idsShown = (entries: readonly object[]) => {
      put('promotions.json', JSON.stringify(entries));
      return ownContent(brand, folder).lists.promotions?.map(({ id }) => id);
    };
    expect(idsShown([PROMOTION, over])).toEqual(['cup-week', 'over']);
    expect(idsShown([PROMOTION, over, over])).toBeUndefined();
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
    // The page says the brand's own footer then.
    expect(await rows('copyright')).toEqual({});

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
