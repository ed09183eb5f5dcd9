import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The engine's tests alone, as Stryker runs them once for each mutant: few cases a property, for speed. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['engine/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['scripts/config/mutation-runs.ts'],
    testTimeout: 20_000,
  },
});
