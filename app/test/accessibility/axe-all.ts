import { axeFinds, coloursArrived, drawAll, REPEATED } from '#app/test/axe.ts';
import { report, walk, type Look, type Walked } from './walk.ts';
import { wantedFor } from './wanted.ts';

/**
 * `npm run a11y -- axe [BRAND ... desktop|mobile guest|player light|dark|contrast /ADDRESS ... @OVERLAY ...]`: every page and overlay, at both layouts, of three
 * brands (one of each jurisdiction), in light, dark and with more contrast asked for. All rules of WCAG 2.2 AA in light; in the others contrast, which is all that
 * colours can change. It goes on after a finding, ends with a table, and with 1 when anything was found. Forced colours are the system's own: `npm run a11y -- reflow`
 * looks at them.
 */
const LOOKS = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
  'dark-contrast': { colorScheme: 'dark', contrast: 'more' },
} as const;

const wanted = wantedFor('a11y axe', Object.keys(LOOKS));

const look: Look = async (page) => {
  const found: string[] = [];
  // A target that is scrolled under a fixed bar measures as smaller there, but a player can scroll it out.
  await page.evaluate(() => scrollTo(0, 0));
  for (const [name, media] of Object.entries(LOOKS)) {
    if (!wanted.looks.includes(name)) continue;
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await drawAll(page);
    await coloursArrived(page);
    // What lies behind an open dialog is inert, and was looked at without it.
    const part = (await page.locator('dialog[open]').count()) > 0 ? { within: 'dialog[open]' } : { without: REPEATED };
    const here = await axeFinds(page, { ...part, contrastAlone: name !== 'light' });
    found.push(...here.map((finding) => `${name}: ${finding}`));
  }
  await page.emulateMedia({ ...LOOKS.light, reducedMotion: 'reduce' });
  return { looked: wanted.looks.length, found };
};

const rows: { name: string; walked: Walked }[] = [];
for (const brand of wanted.brands)
  for (const layout of wanted.layouts)
    rows.push({
      name: `${brand}, ${layout}, ${wanted.looks.join(' + ')}`,
      walked: await walk(brand, layout, wanted, look),
    });
report(rows);
// Chromium is shared by what runs in a process, and has no end of its own here.
process.exit();
