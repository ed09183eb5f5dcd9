import { readFile, writeFile } from 'node:fs/promises';
import { compileApp, type CompiledApp } from '#cli/build/compile-app.ts';

/** Environment variable with the folder of the compiled app, for test files that run in parallel. */
const VAULT = 'SLIPWAY_TEST_APP';

const compile = (): Promise<CompiledApp> =>
  compileApp({ root: process.cwd(), folder: 'dist/test/app', isDevelopment: false });

/** The app as it ships: compiled once per run of the browser tests, or here when a script asks alone. */
export async function compiledApp(): Promise<CompiledApp> {
  const kept = process.env[VAULT];
  return kept === undefined ? compile() : (JSON.parse(await readFile(kept, 'utf8')) as CompiledApp);
}

/** Compiles the app and stores where it is: `vault` is the file that `SLIPWAY_TEST_APP` names. */
export async function compileForTests(): Promise<{ readonly app: CompiledApp; readonly vault: string }> {
  const app = await compile();
  const vault = `${app.folder}.json`;
  await writeFile(vault, JSON.stringify(app));
  return { app, vault };
}

/** vitest's global set-up of the browser project; `npm test` has compiled the app for its budget already. */
export async function setup(): Promise<void> {
  if (process.env[VAULT] === undefined) process.env[VAULT] = (await compileForTests()).vault;
}
