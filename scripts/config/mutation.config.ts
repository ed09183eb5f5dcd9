import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names of this repository as paths: vitest follows no `#` names when it looks for the tests of a module. */
const alias = [
  { find: /^#contract\/rows$/, replacement: `${root}contract/rows/index.ts` },
  { find: /^#simulator\/testing\//, replacement: `${root}simulator/testing-` },
  { find: /^#/, replacement: root },
];

/** The engine's tests as Stryker runs them once for each mutant: few cases a property, for speed. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    // A test that looks for what a mutant took away fails soon.
    env: { SLIPWAY_STRICT: '1' },
    setupFiles: ['scripts/config/leave-globals.ts', 'scripts/config/mutation-runs.ts'],
    testTimeout: 20_000,
    include: ['engine/**/*.test.ts'],
    environment: 'node',
    // Stryker has a fresh worker for each mutant; its files share it, as in `npm test`.
    isolate: false,
  },
});
