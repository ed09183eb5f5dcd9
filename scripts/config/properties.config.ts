import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const HOUR_MS = 3_600_000;

/** The long run of the engine's properties: 100,000 cases each, or as many as PROPERTY_RUNS says. `npm run qa -- properties`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  cacheDir: 'node_modules/.vite',
  test: {
    name: 'properties',
    include: ['engine/**/*.test.ts'],
    testNamePattern: /properties/,
    environment: 'node',
    setupFiles: ['scripts/config/property-runs.ts'],
    testTimeout: HOUR_MS,
    maxWorkers: 2,
  },
});
