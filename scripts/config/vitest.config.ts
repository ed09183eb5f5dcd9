import { defineConfig } from 'vitest/config';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileForTests } from './compile-for-tests.ts';
import { GroupedSequencer } from './grouped-sequencer.ts';
import { ENDINGS, filesOf, FOLDERS, isLong, type Project, shareOf } from './long-tests.ts';
import { BOUND_VARIABLE, boundHere } from './wait-bound.ts';

/** Test simulators refuse what the contract does not name, to notice misspelt names. */
const STRICT = { SLIPWAY_STRICT: '1' };
const share = shareOf(process.env['SLIPWAY_TESTS']);
/** One bound for all waits (wait-bound.ts); a test may have several. */
const bound = boundHere(share === 'long' || process.argv.some(isLong));
const testTimeout = 60_000 + 2 * bound;
const env = { ...STRICT, [BOUND_VARIABLE]: String(bound) };
const poll = { timeout: bound, interval: 50 };
const root = fileURLToPath(new URL('../..', import.meta.url));
const COMPILED = [/dist\/test\/modules-/];
const compiled = (project: Project) =>
  compileForTests(root, path.join(root, 'dist/test', `modules-${project}-${String(process.pid)}`), {
    folders: FOLDERS[project],
    ending: ENDINGS[project],
    hasStyles: project === 'app',
  });

/**
 * Three projects, by what they need:
 * unit     plain Node: engine, contract, fixtures, simulator, cli, scripts, and app code that draws nothing
 * app      jsdom: routes and components (.test.tsx) with the simulator in process
 * browser  Chromium by playwright-core: journeys, overlays, axe, faults
 *
 * `npm run qa -- long` runs name.long.test.ts, `npm test` the others; vitest by hand runs both.
 *
 * Files of a project share their worker's modules (`isolate: false`), because importing them anew took more than half of the app
 * tests' processor time (213 instead of 95 s for 43 files). A test undoes what outlives it. Files of the second project load the
 * compiled app; each has its own jsdom.
 */
export default defineConfig({
  root,
  cacheDir: 'node_modules/.vite',
  test: {
    // The default leaves one of two cores free. Long files wait for deadlines, so a third can work.
    maxWorkers: share === 'long' ? 3 : 2,
    sequence: { sequencer: GroupedSequencer },
    projects: [
      {
        root,
        plugins: [compiled('unit')],
        test: {
          name: 'unit',
          env,
          server: { deps: { external: COMPILED } },
          ...filesOf('unit', share),
          environment: 'node',
          isolate: false,
          setupFiles: ['scripts/config/patient-waits.ts', 'scripts/config/leave-globals.ts'],
          testTimeout,
          hookTimeout: testTimeout,
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
          expect: { poll },
        },
      },
      {
        root,
        plugins: [compiled('app')],
        test: {
          name: 'app',
          env,
          server: { deps: { external: COMPILED } },
          ...filesOf('app', share),
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['scripts/config/patient-waits.ts', 'scripts/config/leave-globals.ts'],
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll },
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        root,
        plugins: [compiled('browser')],
        test: {
          name: 'browser',
          env,
          ...filesOf('browser', share),
          server: { deps: { external: COMPILED } },
          environment: 'node',
          testTimeout,
          hookTimeout: testTimeout,
          globalSetup: ['app/test/compiled-app.ts'],
          setupFiles: ['scripts/config/patient-waits.ts'],
          // Adds the pages' content to a failed wait.
          runner: 'scripts/config/explaining-runner.ts',
          // Workers keep modules and Chromium; each page has its own profile.
          isolate: false,
          // Pages wait for answers and deadlines: with two workers, two cores are half idle.
          maxWorkers: share === 'long' ? 4 : 2,
          // After the others, because projects with different numbers do not share workers.
          sequence: { groupOrder: 1 },
          expect: { poll },
        },
      },
    ],
  },
});
