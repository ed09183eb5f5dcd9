import { reflowFinds, SMALL_SIZES } from '#app/test/reflow.ts';
import { LAYOUTS } from '#app/test/site.ts';
import { statesLost } from '#app/test/forced-colours.ts';
import { report, walk, type Look, type Walked } from './walk.ts';
import { wantedFor } from './wanted.ts';

/**
 * `npm run a11y -- reflow [BRAND ... desktop|mobile guest|player '320 px'|'200 %'|forced /ADDRESS ... @OVERLAY ...]`: every page and overlay, as a guest and as a
 * player, at 320 px (a phone) and at half a desktop (200 % zoom): nothing scrolls sideways but lists of its own, is cut off, or is
 * smaller than 24 px; and with forced colours nothing that is chosen looks like what is not. The mobile layout is walked at 320 px and the desktop's at 200 %,
 * as people get there.
 */
const wanted = wantedFor('a11y reflow', ['320 px', '200 %', 'forced']);

const look =
  (layout: keyof typeof LAYOUTS): Look =>
  async (page) => {
    const found: string[] = [];
    let looked = 0;
    for (const [name, size] of Object.entries(SMALL_SIZES)) {
      if (!wanted.looks.includes(name) || (name === '320 px') !== (layout === 'mobile')) continue;
      await page.setViewportSize(size);
      // What depends on the width is drawn anew first.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      looked += 1;
      for (const what of await reflowFinds(page)) found.push(`${name}: ${what}`);
    }
    if (wanted.looks.includes('forced')) {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      looked += 1;
      for (const what of await statesLost(page)) found.push(`forced colours: ${what}`);
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    }
    await page.setViewportSize(LAYOUTS[layout]);
    return { looked, found };
  };

const rows: { name: string; walked: Walked }[] = [];
for (const brand of wanted.brands)
  for (const layout of wanted.layouts)
    rows.push({
      name: `${brand}, ${layout}, ${layout === 'mobile' ? '320 px' : '200 %'} + forced colours`,
      walked: await walk(brand, layout, wanted, look(layout)),
    });
report(rows);
process.exit();
