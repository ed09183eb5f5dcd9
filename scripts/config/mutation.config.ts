import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { compileForTests } from './compile-for-tests.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files with tests, as `qa mutation` chooses them; without them the engine's. */
const chosen = process.env['SLIPWAY_MUTATION_TESTS']?.split(',') ?? ['engine/**/*.test.ts'];
const pages = chosen.filter((file) => file.endsWith('x'));

/** Names of this repository as paths: vitest follows no `#` names when it looks for the tests of a module. */
const alias = [
  { find: /^#contract\/rows$/, replacement: `${root}contract/rows/index.ts` },
  { find: /^#simulator\/testing\//, replacement: `${root}simulator/testing-` },
  { find: /^#/, replacement: root },
];

const shared = {
  env: { SLIPWAY_STRICT: '1' },
  setupFiles: ['scripts/config/leave-globals.ts', 'scripts/config/mutation-runs.ts'],
  testTimeout: 20_000,
  // Without it, a golden file has other classes.
  css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' as const } },
};

const unit: TestProjectConfiguration = {
  root,
  resolve: { alias },
  test: {
    ...shared,
    name: 'unit',
    include: chosen.filter((file) => !file.endsWith('x')),
    environment: 'node',
    // Stryker has a fresh worker for each mutant; its files share it, as in `npm test`.
    isolate: false,
  },
};

const app: TestProjectConfiguration = {
  root,
  plugins: [compileForTests(root, path.join(root, 'dist/test', `modules-${String(process.pid)}`))],
  test: {
    ...shared,
    name: 'app',
    include: pages,
    server: { deps: { external: [/dist\/test\/modules-/] } },
    environment: 'jsdom',
  },
};

/** Tests as Stryker runs them once for each mutant: few cases a property, for speed. */
export default defineConfig({ root, test: { projects: pages.length === 0 ? [unit] : [unit, app] } });
