import type { Browser, BrowserContext, Page } from 'playwright-core';
import { CliError } from '#cli/terminal/errors.ts';
import { signIn, type LAYOUTS, type LayoutName } from './screens.ts';

export interface ShotOptions {
  readonly name: string;
  readonly address: string;
  readonly layout: (typeof LAYOUTS)[number];
  readonly isDark: boolean;
  readonly file: string;
  readonly isSignedIn?: boolean;
  readonly act?: (page: Page, layout: LayoutName) => Promise<void>;
  readonly patienceMs?: number;
}

/** With four processes for each core a page took up to 9 s. */
const PATIENCE_MS = 120_000;

/** Takes pictures with one browser. The demo player signs in once, and all later pages use that session. */
export function shotTaker(browser: Browser) {
  let session: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;

  async function open(options: ShotOptions): Promise<BrowserContext> {
    const { width, height } = options.layout;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: options.isDark ? 'dark' : 'light',
      // No brand offers it, so each page appears in the brand's default language.
      locale: 'fi-FI',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      ...(options.isSignedIn === true && session !== undefined && { storageState: session }),
    });
    context.setDefaultTimeout(options.patienceMs ?? PATIENCE_MS);
    return context;
  }

  /** @throws CliError with the picture, its address and the step that timed out */
  return async function takeShot(options: ShotOptions): Promise<void> {
    const context = await open(options);
    let step = 'opening the page';
    try {
      const page = await context.newPage();
      if (options.isSignedIn === true && session === undefined) {
        step = 'signing the demo player in';
        await page.goto(new URL('/login', options.address).href, { waitUntil: 'load' });
        await signIn(page);
        session = await context.storageState();
        step = 'opening the page';
      }
      // The page polls odds, so the network is never idle.
      await page.goto(options.address, { waitUntil: 'load' });
      step = 'waiting for the content (a heading, and nothing that loads)';
      await isShown(page);
      if (options.act !== undefined) {
        step = 'bringing the page into the state of the picture';
        await options.act(page, options.layout.name);
        step = 'waiting for the content (a heading, and nothing that loads)';
        await isShown(page);
      }
      step = 'taking the picture';
      await page.screenshot({ path: options.file });
    } catch (error) {
      const [why = ''] = (error as Error).message.split('\n');
      throw new CliError(`${options.name} (${options.address}): ${step} failed: ${why}`, {
        next: ['Look at the page yourself: slipway brand preview', 'On a busy machine, run the command again alone.'],
        cause: error,
      });
    } finally {
      await context.close();
    }
  };
}

async function isShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      // Painted before any script runs.
      document.querySelector('#frame') === null &&
      // Both come when the page is calm: the tools of the header, and the brand's font and icons.
      document.querySelector('header [aria-keyshortcuts="/"]') !== null &&
      [...document.querySelectorAll<HTMLScriptElement>('script[data-face]')].every(({ dataset }) =>
        Boolean(document.querySelector<HTMLLinkElement>(`link[href="${dataset['face']}"]`)?.sheet),
      ) &&
      document.querySelector('main h1, main h2') !== null &&
      document.querySelector('main [aria-busy=true], aside [aria-busy=true], dialog [aria-busy=true]') === null,
  );
}
