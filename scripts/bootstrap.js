// Runs before anything is installed: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const STAMP = path.join(root, 'node_modules', '.slipway-installed');
const NODE_LEAST = [20, 19];

/** Says clearly when Node is too old, instead of failing somewhere inside. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = NODE_LEAST;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(
    `Slipway needs Node ${NODE_LEAST.join('.')} or newer; this is ${process.version}. Get it from nodejs.org.`,
  );
  process.exit(2);
}

/** Installs the packages when they are missing or older than the lock file; a second start costs one hash. */
export async function ensureInstalled() {
  checkNode();
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  const startedAt = Date.now();
  console.log('Installing packages (npm ci); this happens once, and again when package-lock.json changes ...');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('npm ci failed. Check the connection to the npm registry, then run the same command again.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
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
 * Installs what is missing, then runs a TypeScript script of this folder.
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
