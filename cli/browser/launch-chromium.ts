import type { Browser } from 'playwright-core';
import { CliError } from '#cli/terminal/errors.ts';

/**
 * Chromium reads only the last such list, so the first names repeat Playwright 1.65's (compared by launch-chromium.test.ts). The
 * others turn off the list below the address bar, which takes 0.8 of the 1.3 s of processor time of an empty window.
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

/** No background requests: a closed network would refuse each of them. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/**
 * A headless browser with a fresh profile, without the sandbox, which root cannot use.
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
