import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const HOUR_MS = 3_600_000;

/** The engine's properties at length: 100,000 cases each, or PROPERTY_RUNS. `npm run qa -- properties`. */
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
