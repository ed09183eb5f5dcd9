import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { BrandFinding } from '#cli/build/brand/brand-finding.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { customCss, CUSTOM_CSS } from '#cli/build/custom-layer.ts';
import { buildBrands } from '#cli/brands/build/build-brands.ts';
import { LAYOUTS, SCREENS, signIn } from '#cli/brands/shots/screens.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { CliError } from '#cli/terminal/errors.ts';
import { needBrowser } from '#cli/browser/need-browser.ts';
import { packageRoot } from '#cli/files/package-root.ts';
import { serveBrand } from '#cli/serve/serve-brand.ts';
import { simulatorFor } from '#cli/serve/simulator-for.ts';
import { startSimulator } from '#simulator';
import { findParts, lostParts, shownParts } from './seen-parts.ts';

/** Parts that protect players: header and footer, dialogs, alerts, and the page of limits and breaks. */
const FRAME = 'header:not(main *), footer:not(main *), dialog[open], [role=alert], [role=status]';

/** Pages to look at, as player or guest, and their parts. */
const PAGES = [
  { address: '/coming-soon', areas: FRAME },
  { address: '/pages/gamble-aware', areas: `${FRAME}, main` },
  { address: '/pages/self-exclusion', areas: `${FRAME}, main` },
  { address: '/registration', areas: 'dialog[open]' },
  { address: '/protection', areas: `${FRAME}, main`, isPlayer: true },
  { address: '/profile?wallet=deposit', areas: 'dialog[open]', isPlayer: true },
] as const;

/** High enough that no dialog scrolls: all of it is in the picture. */
const DIALOG_HEIGHT = 2_400;
const OWN_FILES = '**/custom-*.css';
/** For Chromium on a busy machine. */
const PATIENCE_MS = 120_000;

/**
 * What a brand's custom.css hides from players or puts out of reach, in the built site. Each page is drawn with and without it,
 * and differences in the protecting parts are findings, whichever rule causes them.
 */
export async function checkRendered(root: string, ids: readonly string[]): Promise<readonly BrandFinding[]> {
  const styled = ids.filter((id) => customCss(path.join(root, 'brands', id)) !== undefined);
  if (styled.length === 0) return [];
  const executable = needBrowser('This check needs');
  const out = mkdtempSync(path.join(tmpdir(), 'slipway-rendered-'));
  const browser = await launchChromium(executable);
  try {
    const { brands } = await buildBrands({ root, appRoot: packageRoot(), ids: styled, out });
    const findings: BrandFinding[] = [];
    for (const { id, folder } of brands) findings.push(...(await lookAt(browser, root, id, folder)));
    return findings;
  } finally {
    await browser.close();
    rmSync(out, { recursive: true, force: true });
  }
}

async function lookAt(browser: Browser, root: string, id: string, folder: string): Promise<readonly BrandFinding[]> {
  const brand = await readBrand(root, id);
  const simulator = await startSimulator({ seed: 'rendered', ...simulatorFor(brand) });
  const served = await serveBrand({ folder, upstream: simulator.url, port: 0, idempotency: 'keyed' });
  const list = SCREENS.find(({ name }) => name === 'lobby')?.address(brand);
  const looks = [
    ...PAGES,
    { address: '/', areas: FRAME },
    ...(list === undefined ? [] : [{ address: list, areas: FRAME }]),
  ];
  /** Views by what they lose: one rule has the same effect in many. */
  const views = new Map<string, string[]>();
  try {
    for (const { width, height } of LAYOUTS)
      for (const colorScheme of brand.theme.mode === 'auto' ? (['light', 'dark'] as const) : (['light'] as const)) {
        const context = await browser.newContext({
          viewport: { width, height },
          colorScheme,
          locale: 'fi-FI',
          timezoneId: 'UTC',
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        context.setDefaultTimeout(PATIENCE_MS);
        try {
          // Guests first, because the session stays.
          for (const look of looks.toSorted((a, b) => Number('isPlayer' in a) - Number('isPlayer' in b)))
            for (const lost of await lostAt(context, served.url, look)) {
              const view = `${look.address}, ${width} px wide, ${colorScheme}`;
              views.set(lost, [...(views.get(lost) ?? []), view]);
            }
        } finally {
          await context.close();
        }
      }
  } finally {
    await served.close();
    await simulator.close();
  }
  return [...views].map(([lost, [first = '', ...others]]) =>
    findingOf(id, `${lost} at ${first}${others.length === 0 ? '' : `, and in ${others.length} other views`}.`),
  );
}

async function lostAt(
  context: BrowserContext,
  site: string,
  look: { readonly address: string; readonly areas: string; readonly isPlayer?: boolean },
): Promise<readonly string[]> {
  const page = await context.newPage();
  try {
    if (look.isPlayer === true) await signInWithout(page, site);
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const isDialog = look.areas === 'dialog[open]';
    await page.setViewportSize({ width, height: isDialog ? DIALOG_HEIGHT : height });
    await page.goto(site + look.address);
    // Settle the page once for all brands.
    await applyOwn(page, false);
    await arrive(page, look.areas.includes('footer'));
    if (isDialog) await page.locator('dialog[open]').waitFor();
    return await lostIn(page, look.areas);
  } catch (error) {
    const [why = ''] = (error as Error).message.split('\n');
    throw new CliError(`${look.address} of ${site} could not be looked at: ${why}`, {
      next: ['Look at the page yourself: slipway brand preview', 'On a busy machine, run the command again alone.'],
      cause: error,
    });
  } finally {
    await page.close();
  }
}

/** Signs in without the brand's stylesheet, which could be in the way. */
async function signInWithout(page: Page, site: string): Promise<void> {
  await page.route(OWN_FILES, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(`${site}/login`);
  if ((await page.evaluate(() => localStorage.getItem('token'))) === null) await signIn(page);
  await page.unroute(OWN_FILES);
}

/** The app is there, with its footer where one is looked at, and nothing of it is still loading. */
async function arrive(page: Page, hasFooter: boolean): Promise<void> {
  await page.locator('#frame').waitFor({ state: 'detached' });
  if (hasFooter) {
    // It loads when it is near, and the page grows until then.
    await page.waitForFunction(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelector('footer a') !== null;
    });
  }
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Turns the brand's own stylesheet on or off. */
const applyOwn = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate(async (on) => {
    // Not by the link's `disabled`: the sheet would load again during the comparison.
    const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href^="/custom-"]')?.sheet;
    if (sheet) sheet.disabled = !on;
    for (let frames = 0; frames < 2; frames += 1) await new Promise((next) => requestAnimationFrame(next));
  }, isOn);

/** What a page loses by its `custom-*.css`. */
export async function lostIn(page: Page, areas: string): Promise<readonly string[]> {
  const once = async () => {
    await applyOwn(page, false);
    const parts = await findParts(page, areas);
    const usual = await shownParts(page);
    await applyOwn(page, true);
    return lostParts(parts, usual, await shownParts(page));
  };
  const first = await once();
  // Looks twice: the app may have drawn something meanwhile, while the effect of a stylesheet stays.
  const again = first.length === 0 ? first : await once();
  return [...first.filter((each) => again.includes(each)), ...(await lostRing(page))];
}

/** Whether the focus ring is drawn at each stop of Tab, by the pixels that change. */
async function lostRing(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('Tab');
  if (!(await page.evaluate(() => document.hasFocus()))) await page.keyboard.press('Tab');
  const picture = async () => (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  const drawRing = (isOn: boolean) =>
    page.evaluate((on) => {
      const style = (document.activeElement as HTMLElement | null)?.style;
      for (const name of ['outline', 'box-shadow'])
        if (on) style?.removeProperty(name);
        else style?.setProperty(name, 'none', 'important');
    }, isOn);
  const isDrawn = async (): Promise<boolean> => {
    const ring = await picture();
    await drawRing(false);
    const without = await picture();
    await drawRing(true);
    return ring !== without;
  };
  await applyOwn(page, false);
  const was = await isDrawn();
  await applyOwn(page, true);
  return was && !(await isDrawn()) ? ['The ring of the focus is not drawn'] : [];
}

const findingOf = (brand: string, message: string): BrandFinding => ({
  check: 'hidden-protection',
  severity: 'error',
  brand,
  file: `brands/${brand}/${CUSTOM_CSS}`,
  key: '',
  line: 1,
  column: 1,
  message,
  advice: 'Take out the rule of custom.css that hides, moves, covers or recolours it.',
});
