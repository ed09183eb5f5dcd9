import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

/** A path given by hand wins over everything that is found. */
const GIVEN = 'SLIPWAY_CHROMIUM';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser to use: the given path, else the system's. Undefined when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env[GIVEN];
  if (given !== undefined && given !== '') {
    if (isExecutable(given)) return given;
    throw new CliError(`${GIVEN} names ${given}, which is not a program.`, {
      next: [`Give the path of a Chromium, or unset ${GIVEN}.`],
      exitCode: EXIT.usage,
    });
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...PLACES].find(isExecutable);
}

/**
 * The browser to use; where there is none, it is installed by the system's package manager (Debian and Ubuntu, as root).
 *
 * @throws CliError with what to do by hand where that is not possible
 */
export async function ensureChromium(tell: (line: string) => void): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    tell('No Chromium found: installing it with apt-get (about a minute) ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env });
    const { status, stderr } = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
      { env },
    );
    const installed = findChromium();
    if (status === 0 && installed !== undefined) return installed;
    tell(stderr.toString().trim());
  }
  throw new CliError('The browser tests need Chromium, and there is none on this machine.', {
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
