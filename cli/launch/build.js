import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Old builds are removed after a day: a process started from one may still load a part of it. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** Native or loaded by path at run time; everything else that the command uses goes into the bundle. */
const OUTSIDE = ['esbuild', 'libsql', 'json-server', 'ws', 'tsx', 'playwright-core', 'express', 'bullmq', 'ioredis'];

/**
 * Bundles the command into dist/cli/builds/<name>: one small entry, one part per command group (loaded when called).
 * Written beside and renamed, so that a reader sees a whole build or none; when two processes build at once, the first
 * rename wins and the other's copy is dropped.
 *
 * @param {string} root of the checkout
 * @param {string} name
 */
export async function buildInto(root, name) {
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

const TARGET = { platform: /** @type {const} */ ('node'), target: 'node20.19' };
/** Less to read at each start; names stay, so that a bug's stack can be read. */
const SMALL = { minifyWhitespace: true, minifySyntax: true };

/**
 * esbuild cuts parts in ES modules alone, so each part is then made CommonJS by itself: that starts 10 ms sooner, and its
 * compiled code can be kept (load.cjs).
 *
 * @param {string} root
 * @param {string} outdir
 */
export async function bundle(root, outdir) {
  const { build, transform } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { slipway: 'cli/main.ts' },
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    ...TARGET,
    ...SMALL,
    // Fields assigned, not defined: the checks make 3,000 small objects while the code is still cold.
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    external: OUTSIDE,
    plugins: [lateChildProcess],
    logLevel: 'warning',
    write: false,
  });
  mkdirSync(resolve(root, outdir), { recursive: true });
  await Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const { code } = await transform(text.replaceAll(LATE, 'Promise.resolve().then(() => require($1))'), {
        format: 'cjs',
        ...TARGET,
        ...SMALL,
        define: { 'import.meta.url': 'slipwayUrl', 'import.meta.dirname': '__dirname' },
        banner: "const slipwayUrl = require('node:url').pathToFileURL(__filename).href;",
        logLevel: 'warning',
      });
      writeFileSync(path, code);
    }),
  );
}

/**
 * commander loads node:child_process for subcommands that are programs of their own, which we have none of: 3 ms of each start.
 *
 * @type {import('esbuild').Plugin}
 */
const lateChildProcess = {
  name: 'late-child-process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ path, importer }) =>
      /[/\\]commander[/\\]/.test(importer) ? { path, namespace: 'late' } : undefined,
    );
    onLoad({ filter: /^/, namespace: 'late' }, () => ({
      contents: "exports.spawn = (...given) => require('child_process').spawn(...given);",
    }));
  },
};

/**
 * What is loaded when called, another part or a package (those are CommonJS): code that was kept compiled may not
 * `import()`.
 */
const LATE = /\bimport\(("(?:\.\/[^"]+\.cjs|[a-z][\w-]*)")\)/g;

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
