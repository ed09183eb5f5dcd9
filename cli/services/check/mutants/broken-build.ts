import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Searched } from '#cli/services/check/search.ts';
import type { SourceMutant } from './mutants-of-sources.ts';

/** Native, or found by path: the rest goes into the build, so that every part of it has the mistake. */
const EXTERNAL = [
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

type Trial = (mutant: object, runs: number, seed: number, onRun?: (run: number) => void) => Promise<Searched>;

/** The source with its mistake. @throws RangeError when the line no longer stands there exactly once */
export function broken({ name, file, from, to }: SourceMutant): string {
  const parts = readFileSync(file, 'utf8').split(from);
  if (parts.length !== 2)
    throw new RangeError(`${name}: ${file} contains ${JSON.stringify(from)} ${parts.length - 1} times`);
  return parts.join(to);
}

/** Builds check, engine and simulator with one mistake in all of them. */
export async function brokenTrial(mutant: SourceMutant): Promise<Trial> {
  const contents = broken(mutant);
  const outfile = path.resolve(FOLDER, `${mutant.name.replaceAll(/\W+/g, '-')}.mjs`);
  await build({
    entryPoints: ['cli/services/check/mutants/all-mutants.ts'],
    outfile,
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
    plugins: [
      {
        name: 'mistake',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, (loaded) =>
            loaded.path === path.resolve(mutant.file) ? { contents, loader: 'ts' } : undefined,
          ),
      },
    ],
  });
  const { trial } = (await import(pathToFileURL(outfile).href)) as { trial: Trial };
  return trial;
}
