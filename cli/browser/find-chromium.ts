import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { CliError, usageError } from '#cli/terminal/errors.ts';

/** Overrides the browser that would be found. */
const GIVEN = 'SLIPWAY_CHROMIUM';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser to use: the given path, else the system's; undefined without one. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env[GIVEN];
  if (given !== undefined && given !== '') {
    if (isExecutable(given)) return given;
    throw usageError(`${GIVEN} is ${given}, which is not an executable file.`, [
      `Set it to the path of Chromium, or unset it.`,
    ]);
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...PLACES].find(isExecutable);
}

/**
 * The browser to use; if none is found, installs Chromium with the package manager (Debian and Ubuntu, as root).
 *
 * @throws CliError with what to do by hand if that is not possible
 */
export async function ensureChromium(report: (line: string) => void): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    report('No Chromium found: installing it with apt-get (about a minute) ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env });
    const { status, stderr } = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
      { env },
    );
    const installed = findChromium();
    if (status === 0 && installed !== undefined) return installed;
    report(stderr.toString().trim());
  }
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
