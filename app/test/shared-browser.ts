import type { Browser } from 'playwright-core';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchFirefox } from './firefox/launch-firefox.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';

let launched: Promise<Browser> | undefined;

/**
 * One Chromium for all files of tests that a worker runs: every page has a profile of its own, so a second browser
 * would cost a second and separate nothing more. It ends with the worker; a script ends it by itself.
 */
export async function sharedBrowser(): Promise<Browser> {
  launched ??= launch();
  const browser = await launched;
  if (browser.isConnected()) return browser;
  launched = launch();
  return launched;
}

function launch(): Promise<Browser> {
  if (process.env['SLIPWAY_TEST_BROWSER'] === 'firefox') return launchFirefox();
  const executable = findChromium();
  if (executable === undefined)
    throw new Error('No Chromium: `npm test` installs it, or give its path in SLIPWAY_CHROMIUM.');
  return launchChromium(executable);
}

/** After a site of a script, which has no worker to end with. */
export async function endBrowserOfScript(): Promise<void> {
  if (process.env['VITEST'] !== undefined || launched === undefined) return;
  await (await launched).close();
  launched = undefined;
}
