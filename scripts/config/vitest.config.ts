import { defineConfig } from 'vitest/config';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileForTests } from './compile-for-tests.ts';
import { GroupedSequencer } from './grouped-sequencer.ts';
import { filesOf, isLong, shareOf } from './long-tests.ts';
import { BOUND_VARIABLE, boundHere } from './wait-bound.ts';

/** Every simulator of a test refuses what the contract does not name: that is how a misspelt name of the app is noticed. */
const STRICT = { SLIPWAY_STRICT: '1' };
const share = shareOf(process.env['SLIPWAY_TESTS']);
/** One bound for every wait (wait-bound.ts), with time for a few of them in a test. */
const bound = boundHere(share === 'long' || process.argv.some(isLong));
const testTimeout = 60_000 + 2 * bound;
const env = { ...STRICT, [BOUND_VARIABLE]: String(bound) };
const poll = { timeout: bound, interval: 50 };
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Three projects, by what they need to run:
 * unit     plain Node: engine, contract, fixtures, simulator, cli, scripts, and what of the app draws nothing
 * app      jsdom: routes and components (.test.tsx) against the simulator in process
 * browser  real Chromium by playwright-core: journeys, overlays, axe, faults
 *
 * A file called name.long.test.ts is left to `npm run qa -- long`; `npm test` runs the others. vitest started by hand has both.
 *
 * Files of a project share the modules of their worker (`isolate: false`): to import them anew for each took more than half of the
 * processor time of the app's tests (213 s, not 95 s, for 43 files). A test that changes what outlives it (a global, the environment,
 * a module's own state) changes it back. Files of the second load the app compiled; each has a jsdom of its own.
 */
export default defineConfig({
  root,
  cacheDir: 'node_modules/.vite',
  test: {
    // The default leaves a core free, which on two cores is half of them. Long files wait for deadlines: a third one works meanwhile.
    maxWorkers: share === 'long' ? 3 : 2,
    sequence: { sequencer: GroupedSequencer },
    projects: [
      {
        root,
        test: {
          name: 'unit',
          env,
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
        plugins: [compileForTests(root, path.join(root, 'dist/test', `modules-${String(process.pid)}`))],
        test: {
          name: 'app',
          env,
          server: { deps: { external: [/dist\/test\/modules-/] } },
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
        test: {
          name: 'browser',
          env,
          ...filesOf('browser', share),
          environment: 'node',
          testTimeout,
          hookTimeout: testTimeout,
          globalSetup: ['app/test/compiled-app.ts'],
          setupFiles: ['scripts/config/patient-waits.ts'],
          // A failing wait also says what was on the pages.
          runner: 'scripts/config/explaining-runner.ts',
          // A worker keeps its modules and its Chromium from file to file; each page has a profile of its own.
          isolate: false,
          // Pages wait for answers and deadlines: with two at a time, two cores are idle for half of the long files.
          maxWorkers: share === 'long' ? 4 : 2,
          // After the others: projects of different numbers do not share workers.
          sequence: { groupOrder: 1 },
          expect: { poll },
        },
      },
    ],
  },
});
