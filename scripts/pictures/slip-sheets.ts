import path from 'node:path';
import type { Language } from '#contract/brand';
import { allArrived } from '#app/test/all-arrived.ts';
import { LAYOUTS, startSite, type OpenPage, type Site } from '#app/test/site.ts';
import { keepSmall } from './keep-small.ts';
import { sideBySide } from './side-by-side.ts';

const FOLDER = 'docs/pictures/betting';
const MAX_BYTES = 400_000;
const COUNTS = [1, 3, 8] as const;
/** Width and part of a picture: on a wide screen the slip and the rows beside it. */
const WIDTHS = [
  { width: 390, height: 844, drawn: 260, layout: 'mobile', clip: undefined },
  { width: 768, height: 1024, drawn: 380, layout: 'mobile', clip: undefined },
  { width: 1280, height: 900, drawn: 380, layout: 'desktop', clip: { x: 640, y: 0, width: 640, height: 900 } },
] as const;

/** The slip with one, three and eight selections at three widths: a sheet per language. */
export async function slipSheets(languages: readonly Language[]): Promise<void> {
  const site = await startSite('harborlight', { hurried: true });
  try {
    for (const language of languages) {
      const pictures: { png: Buffer; drawn: number }[] = [];
      for (const size of WIDTHS) {
        for (const count of COUNTS)
          pictures.push({ png: await slipAt(site, size, count, language), drawn: size.drawn });
      }
      const { context } = await site.open('desktop');
      const sheet = await sideBySide(
        context,
        pictures.map(({ png }) => png),
        pictures.map(({ drawn }) => drawn),
      );
      await keepSmall(context, sheet, path.join(FOLDER, `slip-${language}.png`), MAX_BYTES);
      await context.close();
    }
  } finally {
    await site.close();
  }
}

async function slipAt(site: Site, size: (typeof WIDTHS)[number], count: number, language: Language): Promise<Buffer> {
  const { page, context } = await site.openSignedIn(size.layout, '/sport/soccer', {
    before: async (plain) => {
      await plain.setViewportSize({ width: size.width, height: size.height });
      await plain.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);
    },
  });
  await page.locator(`html[lang=${language}]`).waitFor();
  await pickWins(page, count);
  const isBeside = size.width >= LAYOUTS.desktop.width;
  if (!isBeside && count > 1) await page.locator('#slip button').first().click();
  const slip = isBeside ? page.locator('aside') : page.locator('[data-testid=quick-bet], dialog[open]').last();
  await slip.locator('input[inputmode=decimal]').first().fill('10');
  await allArrived(page);
  const png = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    ...(size.clip !== undefined && { clip: size.clip }),
  });
  await context.close();
  return png;
}

/** Home wins of the first matches that have not begun. Long lists only hold rows near the screen. */
async function pickWins(page: OpenPage['page'], count: number): Promise<void> {
  const free = 'main li[data-state=scheduled][data-match] [role=group]:first-of-type';
  await page.locator(`${free} button[aria-pressed]:enabled`).first().waitFor();
  const picked = new Set<string>();
  while (picked.size < count) {
    const rows = page.locator('main li[data-state=scheduled][data-match]').filter({
      has: page.locator('[role=group] button[aria-pressed]:enabled'),
    });
    const ids = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['match'] ?? ''));
    const next = ids.find((id) => !picked.has(id));
    if (next === undefined) throw new Error(`Only ${picked.size} matches can be bet on.`);
    picked.add(next);
    await page.locator(`main li[data-match="${next}"] [role=group] button[aria-pressed]:enabled`).first().click();
  }
  await page.evaluate(() => scrollTo(0, 0));
}
