import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, Locator } from 'playwright-core';

const NAMES = ['firefox-esr', 'firefox'];

/** The name of the system's Firefox, or what `SLIPWAY_FIREFOX` names. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { SLIPWAY_FIREFOX: given } = env;
  const names = given === undefined ? NAMES : [given];
  return names.find((name) => spawnSync(name, ['--version'], { env }).status === 0);
}

/** Firefox over WebDriver BiDi (channel `moz-firefox`): an unchanged one, not the build that Playwright downloads. */
export async function launchFirefox(): Promise<Browser> {
  const { firefox } = await import('playwright-core');
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: fileURLToPath(new URL('firefox-for-playwright.js', import.meta.url)),
    headless: true,
    env: { ...process.env, SLIPWAY_FIREFOX: findFirefox() },
  });
  await typeWhatIsFilled(browser);
  return browser;
}

/**
 * `fill` sets the value by a script beside the page's own and sends an event of that script, which a page in Firefox may not read: React
 * never learns of it. So what is filled is typed.
 */
async function typeWhatIsFilled(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  const { fill } = locators;
  // Pages of Chromium in the same worker have the same prototype.
  locators.fill = async function fillOrType(this: Locator, text: string, options) {
    if (this.page().context().browser()?.browserType().name() !== 'firefox') return fill.call(this, text, options);
    await this.focus();
    await this.press('Control+a');
    await (text === '' ? this.press('Delete') : this.pressSequentially(text));
  };
  await page.close();
}
