import type { Page } from 'playwright-core';
import { drawAll } from '#app/test/axe.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { startSite } from '#app/test/site.ts';
import { LANGUAGES, type Language } from '#contract/brand/languages.ts';
import { table } from '#cli/locales/report/table.ts';
import { cutTexts, type CutText } from './cut-texts.ts';

// Looks at navigation, slip, tabs, buttons and table heads in every language at the narrowest widths, in Chromium, and
// tells every text that is cut, hangs over the edge, or makes the page wider than the screen.
// Run: npm run locales:layout (-- LANGUAGE ...)

const WIDTHS = [320, 390];
/** A busy machine is slow, not broken. */
const PATIENCE_MS = 60_000;

interface Screen {
  readonly address: string;
  readonly pose?: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  { address: '/' },
  { address: '/sport/soccer', pose: openSlip },
  { address: '/?menu=true' },
  { address: '/lottery/gallopingmarksix', pose: markSix },
  { address: '/pk10' },
  { address: '/my-bets' },
  { address: '/results' },
  { address: '/reports' },
  { address: '/profile?tab=account' },
  { address: '/protection' },
  { address: '/?wallet=deposit' },
  { address: '/?wallet=withdraw' },
];

const wanted = process.argv.slice(2);
const site = await startSite();
const found: (CutText & { language: Language; width: number; address: string })[] = [];
let looked = 0;
try {
  for (const language of LANGUAGES) {
    if (wanted.length > 0 && !wanted.includes(language)) continue;
    const opened = await site.open('mobile', '/login');
    const { page } = opened;
    page.setDefaultTimeout(PATIENCE_MS);
    // tsx names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (given) => given;');
    await signIn(page, language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      for (const { address, pose } of SCREENS) {
        await page.goto(site.url + address);
        await page.locator('main h1, main h2, dialog').first().waitFor();
        await pose?.(page);
        await settled(page);
        await drawAll(page);
        const { texts, seen } = await page.evaluate(cutTexts);
        looked += seen;
        found.push(...texts.map((each) => ({ ...each, language, width, address })));
      }
    }
    await opened.context.close();
    process.stderr.write(`${language}: ${found.filter((each) => each.language === language).length}\n`);
  }
} finally {
  await site.close();
}
const rows = found.map((each) => [each.language, String(each.width), each.address, each.why, each.where, each.text]);
console.log(rows.length === 0 ? 'Nothing is cut.' : table([['', 'px', 'page', 'why', 'where', 'text'], ...rows]));
console.log(`\n${found.length} of ${looked} texts`);
process.exit(found.length === 0 ? 0 : 1);

async function signIn(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('slipway.language.v1', JSON.stringify(chosen)), language);
  await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor();
  const form = page.locator('form').filter({ has: page.locator('input[type=password]') });
  await form.locator('input').first().fill(DEMO_PLAYER.email);
  await form.locator('input[type=password]').fill(DEMO_PLAYER.password);
  await form.locator('button[type=submit]').click();
  await page.getByTestId('balance').waitFor();
}

async function settled(page: Page): Promise<void> {
  await page
    .locator('[aria-busy=true]')
    .first()
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

async function openSlip(page: Page): Promise<void> {
  // What is on the slip stays there from one width to the next.
  const odds = page.locator('main li[data-state=scheduled] [role=group] button[aria-pressed=false]:enabled');
  await odds.first().click();
  await odds.nth(7).click();
  await page.locator('button[data-filled]').click();
  await page.locator('dialog input[inputmode=decimal]').first().fill('2');
}

async function markSix(page: Page): Promise<void> {
  await page.locator('main button[aria-pressed]:enabled').nth(8).click();
}
