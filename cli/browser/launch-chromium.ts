import type { Browser } from 'playwright-core';
import { CliError } from '#cli/terminal/errors.ts';

/**
 * Features that are off. Chromium reads only the last list, so the first names are those that Playwright 1.65 turns off itself;
 * launch-chromium.test.ts compares them. The rest is the list below the address bar, which headless Chromium 156 loads into each new
 * window as two pages of its own: 0.8 of the 1.3 s of processor time that an empty window takes.
 */
export const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Chromium's own background calls off: a closed network would refuse them many times. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/**
 * A headless browser with a fresh profile. Root cannot use Chromium's sandbox.
 *
 * @param more switches of this browser only
 * @param without switches of Playwright that it is to have none of
 * @throws CliError when it does not start; `needBrowser` has checked that browser and driver exist
 */
export async function launchChromium(
  executablePath: string,
  more: readonly string[] = [],
  without: readonly string[] = [],
): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const isRoot = process.getuid?.() === 0;
  const args = [...QUIET, ...(isRoot ? ['--no-sandbox'] : []), ...more];
  try {
    return await chromium.launch({ executablePath, headless: true, args, ignoreDefaultArgs: [...without] });
  } catch (error) {
    const [why = ''] = String((error as Error).message).split('\n');
    throw new CliError(`${executablePath} did not start: ${why}`, {
      next: ['Run it with --version to see why, or set SLIPWAY_CHROMIUM to the path of another.'],
      cause: error,
    });
  }
}
