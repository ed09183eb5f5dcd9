import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { allArrived } from '#app/test/all-arrived.ts';
import { LAYOUTS, startSite, type Layout, type Site } from '#app/test/site.ts';
import type { Language } from '#contract/brand';
import { command } from '#scripts/config/command.ts';
import { type Scene, STORIES, type Story } from './betting-stories.ts';
import { keepSmall } from './keep-small.ts';
import { sideBySide } from './side-by-side.ts';
import { slipSheets } from './slip-sheets.ts';

/**
 * `npm run pictures -- betting`: how a bet is placed, step by step, at both widths, into docs/pictures/betting. One picture per
 * series. `slip` is a sheet per language: the slip with one, three and eight selections at three widths.
 */
const [wanted] = command('pictures betting').argument('[story]', 'only this one').parse().args;
const FOLDER = 'docs/pictures/betting';
const LANGUAGES: readonly Language[] = ['en', 'bn', 'tr'];
const MAX_BYTES = 130_000;
const PATIENCE_MS = 60_000;
/** Width of a step. On a wide screen only the slip and the rows beside it. */
const STEP = {
  mobile: { width: 300, clip: undefined },
  desktop: { width: 480, clip: { x: 480, y: 0, width: 800, height: 760 } },
} as const;

/** Cricket is sixerline's; Turkish needs harborlight. */
const brandOf = ({ name }: Story, language: Language) =>
  name === 'cricket' && language !== 'tr' ? 'sixerline' : 'harborlight';

await mkdir(FOLDER, { recursive: true });
for (const brand of ['harborlight', 'sixerline']) {
  for (const language of LANGUAGES) {
    const stories = STORIES.filter((story) => brandOf(story, language) === brand);
    for (const layout of Object.keys(LAYOUTS) as Layout[]) {
      for (const story of stories.filter(({ name }) => wanted === undefined || wanted === name)) {
        // Its own world, because stories change prices.
        const site = await startSite(brand, { hurried: true });
        try {
          await take(site, story, layout, language);
        } finally {
          await site.close();
        }
      }
    }
  }
}

if (wanted === undefined || wanted === 'slip') await slipSheets(LANGUAGES);

async function take(site: Site, story: Story, layout: Layout, language: Language): Promise<void> {
  const { page, context } = await site.openSignedIn(layout, story.address, {
    before: (plain) =>
      plain.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language),
  });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.locator(`html[lang=${language}]`).waitFor();
  const steps: Buffer[] = [];
  const { clip } = STEP[layout];
  const scene: Scene = {
    site,
    page,
    layout,
    async shoot() {
      await allArrived(page);
      steps.push(await page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip && { clip }) }));
    },
  };
  await story.act(scene);
  const file = path.join(FOLDER, `${story.name}-${language}-${LAYOUTS[layout].width}.png`);
  await keepSmall(context, await sideBySide(context, steps, STEP[layout].width), file, MAX_BYTES);
  await context.close();
}
