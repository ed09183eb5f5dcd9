import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Old builds are removed after a day: a process started from one may still load a part of it. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** Native or loaded by path at run time; everything else that the command uses goes into the bundle. */
const OUTSIDE = ['esbuild', 'libsql', 'json-server', 'ws', 'tsx', 'playwright-core', 'express', 'bullmq', 'ioredis'];

/**
 * Bundles the command into dist/cli/builds/<name>: one small entry, one part per command group (loaded when called).
 * Written beside and renamed, so that a reader sees a whole build or none; when two processes build at once, the first
 * rename wins and the other's copy is dropped.
 *
 * @param {URL} checkout
 * @param {string} name
 */
export async function buildInto(checkout, name) {
  const root = fileURLToPath(checkout);
  const builds = join(root, 'dist/cli/builds');
  const target = join(builds, name);
  const draft = join(builds, `.${name}-${process.pid}`);
  mkdirSync(builds, { recursive: true });
  await bundle(root, draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  removeOld(builds, name);
}

/**
 * @param {string} root
 * @param {string} outdir
 */
export async function bundle(root, outdir) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: { slipway: 'cli/main.ts' },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Less to read at each start; names stay, so that a bug's stack can be read.
    minifyWhitespace: true,
    minifySyntax: true,
    // Fields assigned, not defined: the checks make 3,000 small objects while the code is still cold.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    external: OUTSIDE,
    // commander is CommonJS: inside an ES module its require has to be made.
    banner: {
      js: "import { createRequire as slipwayRequire } from 'node:module'; const require = slipwayRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}

/**
 * @param {string} builds
 * @param {string} current
 */
function removeOld(builds, current) {
  for (const name of readdirSync(builds)) {
    const stat = statSync(join(builds, name), { throwIfNoEntry: false });
    if (name !== current && stat !== undefined && Date.now() - stat.mtimeMs > KEEP_MS)
      rmSync(join(builds, name), { recursive: true, force: true });
  }
}
