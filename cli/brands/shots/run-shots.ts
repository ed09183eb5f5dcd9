import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Brand } from '#contract/brand';
import { type Simulator, startSimulator } from '#simulator';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { needBrowser } from '#cli/browser/need-browser.ts';
import { readBrand } from '#cli/app-build/read-brand.ts';
import { chosenBrands } from '#cli/brands/brand-id.ts';
import { buildBrands } from '#cli/brands/build/build-brands.ts';
import { packageRoot } from '#cli/brands/package-root.ts';
import { say, sayJson } from '#cli/terminal/out.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { serveBrand } from '#cli/serve/serve-brand.ts';
import { LAYOUTS, type LayoutName, SCREENS, signIn } from './screens.ts';
import { drawSheet, type Shot } from './sheet.ts';

/** The options of `slipway brand shots`, as the command line hands them over. */
export interface ShotFlags {
  readonly out: string;
  readonly dark?: boolean;
  readonly json?: boolean;
}

/** Long, because a busy machine is slow. */
const PATIENCE_MS = 120_000;

/** `slipway brand shots`: the main screens of each brand in both layouts, and one overview of all home pages. */
export async function runShots(ids: readonly string[], flags: ShotFlags): Promise<void> {
  const root = process.cwd();
  const chosen = chosenBrands(root, ids);
  const executable = needBrowser('Pictures need');
  const out = path.resolve(root, flags.out);
  mkdirSync(out, { recursive: true });
  const temporary = mkdtempSync(path.join(tmpdir(), 'slipway-shots-'));
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
  const bar = progressBar();
  const brands = await Promise.all(chosen.map((id) => readBrand(root, id)));
  const screensOf = (brand?: Brand) =>
    SCREENS.flatMap((screen) => {
      const address = brand === undefined ? undefined : screen.address(brand);
      return address === undefined ? [] : [{ ...screen, address }];
    });
  const of = brands.flatMap(screensOf).length * LAYOUTS.length;
  const shots: Shot[] = [];
  // Before the build, which takes seconds, so that a browser that does not start is reported at once.
  const browser = await launchChromium(executable);
  let simulator: Simulator | undefined;
  try {
    bar.show(0, of, 'building');
    const built = await buildBrands({ root, appRoot: packageRoot(), ids: chosen, out: temporary });
    simulator = await startSimulator({ seed: 'shots' });
    for (const { id, folder } of built.brands) {
      const screens = screensOf(brands.find((brand) => brand.id === id));
      const served = await serveBrand({ folder, upstream: simulator.url, port: 0, idempotency: 'keyed' });
      try {
        for (const layout of LAYOUTS)
          for (const screen of screens) {
            const file = path.join(out, `${id}-${screen.name}-${layout.name}${flags.dark === true ? '-dark' : ''}.png`);
            const address = served.url + screen.address;
            await shoot(browser, { ...screen, address, layout, isDark: flags.dark === true, file });
            shots.push({ brand: id, screen: screen.name, layout: layout.name, file });
            bar.show(shots.length, of, `${id} ${screen.name} ${layout.name}`);
          }
      } finally {
        await served.close();
      }
    }
    const sheet = path.join(out, flags.dark === true ? 'sheet-dark.png' : 'sheet.png');
    await drawSheet(browser, shots, sheet);
    bar.end();
    if (flags.json === true) sayJson({ shots, sheet });
    else say(`${shots.length} pictures and ${path.relative(root, sheet)} in ${path.relative(root, out) || '.'}`);
  } finally {
    bar.end();
    await browser.close();
    await simulator?.close();
  }
}

async function isShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1, main h2') !== null &&
      document.querySelector('main [aria-busy=true], aside [aria-busy=true], dialog [aria-busy=true]') === null,
  );
}

async function shoot(
  browser: Browser,
  options: {
    readonly address: string;
    readonly layout: (typeof LAYOUTS)[number];
    readonly isDark: boolean;
    readonly file: string;
    readonly isSignedIn?: boolean;
    readonly act?: (page: Page, layout: LayoutName) => Promise<void>;
  },
): Promise<void> {
  const { width, height } = options.layout;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: options.isDark ? 'dark' : 'light',
    // A language that no brand offers: each page appears in the brand's default.
    locale: 'fi-FI',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  if (options.isSignedIn === true) {
    await page.goto(new URL('/login', options.address).href, { waitUntil: 'load' });
    await signIn(page);
  }
  // The page polls odds, so the network is never idle: wait for the content instead.
  await page.goto(options.address, { waitUntil: 'load' });
  await isShown(page);
  await options.act?.(page, options.layout.name);
  await isShown(page);
  await page.screenshot({ path: options.file });
  await context.close();
}
