// Runs before anything is installed: only JavaScript and Node's modules.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const MIN_NODE = [20, 19];

/** A clear message if Node is too old. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = MIN_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(
    `Slipway needs Node ${MIN_NODE.join('.')} or newer; this is ${process.version}. Get it from nodejs.org.`,
  );
  process.exit(2);
}

/** Installs packages if they differ from the lock file. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  const startedAt = Date.now();
  console.log('Installing packages (npm ci); this happens once, and again when package-lock.json changes ...');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('npm ci failed. Check the connection to the npm registry, then run the same command again.');
    process.exit(1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

/** Compares npm's record of installed packages with the lock file, ignoring other platforms. */
function isInstalled() {
  const installed = packagesOf(path.join('node_modules', '.package-lock.json'));
  const wanted = packagesOf('package-lock.json');
  if (installed === undefined || wanted === undefined) return false;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional === true || installed[place]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string; optional?: boolean }> | undefined}
 */
function packagesOf(file) {
  const place = path.join(root, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')).packages : undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Installs what is missing, then runs a TypeScript script.
 *
 * @param {string} script
 */
export async function launch(script) {
  await ensureInstalled();
  process.chdir(root);
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import(new URL(script, import.meta.url).href);
  await main(process.argv.slice(2));
}
