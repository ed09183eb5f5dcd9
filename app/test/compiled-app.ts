import { readFile, writeFile } from 'node:fs/promises';
import { compileApp, type CompiledApp } from '#cli/app-build/compile-app.ts';

/** Where a test run keeps what it compiled, for the files that run side by side. */
const KEPT = 'SLIPWAY_TEST_APP';

const compile = (): Promise<CompiledApp> =>
  compileApp({ root: process.cwd(), folder: 'dist/test/app', isDevelopment: false });

/** The app as it ships: compiled once per run of the browser tests, or here when a script asks alone. */
export async function compiledApp(): Promise<CompiledApp> {
  const kept = process.env[KEPT];
  return kept === undefined ? compile() : (JSON.parse(await readFile(kept, 'utf8')) as CompiledApp);
}

/** vitest's global set-up of the browser project. */
export async function setup(): Promise<void> {
  const app = await compile();
  const file = `${app.folder}.json`;
  await writeFile(file, JSON.stringify(app));
  process.env[KEPT] = file;
}
