import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import type * as Trial from './trial.ts';
import { chooseMutants, mutantText, mutated } from '#scripts/checks/mutants/list-mutants.ts';

/** A source with one mistake in it. */
export interface Mistake {
  readonly name: string;
  readonly file: string;
  readonly contents: string;
}

const read = (file: string) => readFileSync(file, 'utf8');

/** Written by hand: the name, the file, a text that stands there once, and what stands there instead. */
export const MISTAKES = read('cli/services/suites/mutants/mistakes.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [name = '', file = '', from = '', to = ''] = line.split('\t');
    return { name, file, from, to };
  });

/** @throws RangeError unless the text occurs exactly once */
export function mistakeOf({ name, file, from, to }: (typeof MISTAKES)[number]): Mistake {
  const parts = read(file).split(from);
  if (parts.length === 2) return { name, file, contents: parts.join(to) };
  throw new RangeError(`${name}: ${file} contains ${JSON.stringify(from)} ${parts.length - 1} times`);
}

/** Sources that decide about money, lists and access, without those that describe the simulator. */
const SOURCES = [
  'simulator/domain/{bets,sports,lottery,payments,reports,accounts,cricket,activities,members}/**/*.ts',
  'simulator/rows/{account,wallet,sports,lottery}/**/*.ts',
  'simulator/core/ledger/*.ts',
  'engine/{money,sports,lottery,limits}/**/*.ts',
];

/** As many of Stryker's mutants as are asked for, drawn from those sources. */
export async function mechanicalMistakes(sample: number, seed: number): Promise<readonly Mistake[]> {
  const ignore = ['**/*.{test,facts,fixture,arbitrary,reference}.ts', '**/{testing,bench}/**'];
  const { chosen } = await chooseMutants(globSync(SOURCES, { ignore }).sort(), { seed, sample, read });
  return chosen.map((mutant) => {
    const source = read(mutant.file);
    return { name: mutantText(source, mutant), file: mutant.file, contents: mutated(source, mutant) };
  });
}

/** Native or found by path; the rest is built in, so that all of it has the mistake. */
const EXTERNAL = 'esbuild libsql json-server ws express fast-check oxc-parser playwright-core bullmq ioredis'.split(
  ' ',
);
const BANNER = `import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);`;
let builds = 0;

/** Checks, model and simulator with one mistake in all of them. */
export async function withMistake({ file, contents }: Mistake): Promise<typeof Trial> {
  builds += 1;
  const outfile = path.resolve(`node_modules/.cache/slipway-mutants/${process.pid}-${builds}.mjs`);
  await build({
    entryPoints: ['cli/services/suites/mutants/trial.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    banner: { js: BANNER },
    external: EXTERNAL,
    logLevel: 'error',
    outfile,
    plugins: [
      {
        name: 'mistake',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, (loaded) =>
            loaded.path === path.resolve(file) ? { contents, loader: 'ts' } : undefined,
          ),
      },
    ],
  });
  return (await import(pathToFileURL(outfile).href)) as typeof Trial;
}
