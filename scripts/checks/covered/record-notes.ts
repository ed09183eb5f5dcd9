import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { createVitest, type Reporter } from 'vitest/node';

/**
 * Runs test files in the repository of the working folder, and lets `note-lines.ts` write down which lines each of them runs; prints
 * the name of each that has ended. A process of its own: started in a copy of a commit, which need not have these files yet.
 */
const files = process.argv.slice(2);
// Inside the repository: vitest finds no file outside for tests in jsdom.
const setup = path.resolve('dist/covered/note-lines.mjs');
await build({
  entryPoints: [path.resolve(import.meta.dirname, 'note-lines.ts')],
  outfile: setup,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  logLevel: 'warning',
});
const reporter: Reporter = {
  onTestModuleEnd(module) {
    process.stdout.write(`${module.relativeModuleId}\n`);
    for (const { message } of module.errors()) process.stderr.write(`${module.relativeModuleId}: ${message}\n`);
  },
};
const vitest = await createVitest('test', {
  config: 'scripts/config/vitest.config.ts',
  watch: false,
  project: ['unit', ...(files.some((file) => file.endsWith('x')) ? ['app'] : [])],
  reporters: [reporter],
});
for (const { config } of vitest.projects) config.setupFiles.unshift(setup);
await vitest.start(files);
await vitest.close();
