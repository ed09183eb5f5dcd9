import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import type { playAgain, trial } from './all-mutants.ts';
import type { SourceMutant } from './source-mutant.ts';

/** Native or found by path; the rest is built in, so that all of it has the mistake. */
export const EXTERNAL = [
  'esbuild',
  'libsql',
  'json-server',
  'ws',
  'express',
  'fast-check',
  'oxc-parser',
  'playwright-core',
  'bullmq',
  'ioredis',
];
const FOLDER = 'node_modules/.cache/slipway-mutants';

interface BrokenBuild {
  readonly trial: typeof trial;
  readonly playAgain: typeof playAgain;
}

/** The mutated source. @throws RangeError unless the line occurs exactly once */
export function broken({ name, file, from, to }: SourceMutant): string {
  const parts = readFileSync(file, 'utf8').split(from);
  if (parts.length !== 2)
    throw new RangeError(`${name}: ${file} contains ${JSON.stringify(from)} ${parts.length - 1} times`);
  return parts.join(to);
}

const OPTIONS: BuildOptions = {
  entryPoints: ['cli/services/check/mutants/all-mutants.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  mainFields: ['module', 'main'],
  banner: {
    js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
  },
  external: EXTERNAL,
  logLevel: 'error',
};

/** The sources of check, engine and simulator: results of other sources do not count. */
export async function soundText(): Promise<string> {
  const { outputFiles } = await build({ ...OPTIONS, write: false });
  return outputFiles.map(({ text }) => text).join('');
}

/** Builds check, engine and simulator with one mistake. */
export async function brokenBuild(mutant: SourceMutant): Promise<BrokenBuild> {
  const contents = broken(mutant);
  const outfile = path.resolve(FOLDER, `${mutant.name.replaceAll(/\W+/g, '-')}.mjs`);
  const mistake: Plugin = {
    name: 'mistake',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, (loaded) =>
        loaded.path === path.resolve(mutant.file) ? { contents, loader: 'ts' } : undefined,
      ),
  };
  await build({ ...OPTIONS, outfile, plugins: [mistake] });
  return (await import(pathToFileURL(outfile).href)) as BrokenBuild;
}
