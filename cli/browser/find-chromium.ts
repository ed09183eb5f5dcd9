import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { CliError, usageError } from '#cli/terminal/errors.ts';

/** Overrides the browser that would be found. */
const GIVEN = 'SLIPWAY_CHROMIUM';

/** Without windows (Debian): needs a quarter less processor time. */
export const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
/** Noto is what Android and ChromeOS have, Liberation has the metrics of Arial. */
const FONTS = ['fonts-noto-core', 'fonts-liberation'];
const APT_MS = 180_000;
const DONE = { status: 0, stderr: '' };
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The given browser, else the system's; undefined without one.
 *
 * @param isWhole one with windows: the other keeps no page that is left
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env, isWhole = false): string | undefined {
  const given = env[GIVEN];
  const isFit = !isWhole || path.basename(given ?? '') !== SHELL;
  if (given !== undefined && given !== '' && isFit) {
    if (isExecutable(given)) return given;
    throw usageError(`${GIVEN} is ${given}, which is not an executable file.`, [
      `Set it to the path of Chromium, or unset it.`,
    ]);
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.filter((name) => !isWhole || name !== SHELL).flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...onPath, ...PLACES].find(isExecutable);
}

/**
 * The browser to use, preferably one without windows. A missing one is installed with the package manager (Debian and Ubuntu, as
 * root).
 *
 * @throws CliError with what to do by hand if there is none and that is not possible
 */
export async function ensureChromium(report: (line: string) => void): Promise<string> {
  const found = findChromium();
  const isGiven = (process.env[GIVEN] ?? '') !== '';
  if (found !== undefined && (isGiven || path.basename(found) === SHELL)) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: readonly string[]) => spawnSync('apt-get', [...args], { env, timeout: APT_MS });
    const install = (...names: readonly string[]) =>
      apt('install', '-y', '-qq', '--no-install-recommends', ...names, ...FONTS);
    report(`Installing ${SHELL} with apt-get: the browser tests are quicker in it (about a minute) ...`);
    apt('update', '-qq');
    const { status, stderr } =
      install(SHELL, 'chromium').status === 0 || found !== undefined ? DONE : install('chromium');
    const installed = findChromium();
    if (status === 0 && installed !== undefined) return installed;
    report(String(stderr).trim());
  }
  if (found !== undefined) return found;
  throw new CliError('The browser tests need Chromium, which was not found.', {
    next: [
      'Install it (Debian: apt-get install chromium; macOS: brew install --cask chromium),',
      `or give its path in ${GIVEN}.`,
    ],
  });
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
