import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '#app/test/site.ts';
import { causes } from '#app/test/walk/findings.ts';
import { placesNamed } from '#app/test/walk/places.ts';
import { layoutVisitor } from '#app/test/walk/visitors/layout.ts';
import { type Visitor, walk } from '#app/test/walk/walk.ts';

const MOST_USED = placesNamed(['/', '/sport/soccer', '/my-bets', '/?wallet=deposit']);
const WIDE_FONT = 'DejaVu Sans';

/** The short form of `npm run qa -- walk layout`. Russian has the longest words of the eleven languages. */
describe('in Russian with a wide font', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  it.each([
    ['mobile', 320],
    ['desktop', 1280],
  ] as const)('nothing is cut or broken on the most used pages, %s', async (layout, width) => {
    const { found, looked } = await walk(
      { site, layout, language: 'ru', places: MOST_USED },
      layoutVisitor([width], [WIDE_FONT]),
    );
    expect(causes(found)).toEqual([]);
    expect(looked).toBeGreaterThan(200);
  });

  it('says a cut text once, with its counts', async () => {
    const look = layoutVisitor([320, 390], [WIDE_FONT, 'Liberation Sans']);
    const cut: Visitor = async (page, place) => {
      await page.evaluate(() => {
        document.querySelector('.planted')?.remove();
        const planted = document.createElement('p');
        planted.className = 'planted';
        planted.textContent = 'Комбинации';
        document.querySelector('main')?.prepend(planted);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.planted { inline-size: 40px; overflow: hidden; white-space: nowrap }');
        document.adoptedStyleSheets.push(sheet);
      });
      return look(page, place);
    };
    const places = placesNamed(['/promotions', '/announcements']);
    const { found } = await walk({ site, layout: 'mobile', language: 'ru', places }, cut);
    expect(causes(found)).toEqual([
      'cut: p.planted "Комбинации": 8 x (layout: 1, who: 1, language: 1, address: 2, font: 2, width: 2; first mobile, player, ru, /promotions, DejaVu Sans, 320)',
    ]);
  });
});
