import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import type { startSimulator } from '#simulator';
import { EXTERNAL } from '#cli/services/check/mutants/broken-build.ts';

/** Sources that decide about money, lists and access, without those that describe the simulator. */
const SOURCES = [
  'simulator/domain/{bets,sports,lottery,payments,reports,accounts,cricket,activities,members}/**/*.ts',
  'simulator/rows/{account,wallet,sports,lottery}/**/*.ts',
  'simulator/core/ledger/*.ts',
  'engine/{money,sports,lottery,limits}/**/*.ts',
];
const SWAPS: readonly (readonly [from: string, to: string])[] = [
  [' < ', ' <= '],
  [' <= ', ' < '],
  [' > ', ' >= '],
  [' >= ', ' > '],
  [' === ', ' !== '],
  [' !== ', ' === '],
  [' + ', ' - '],
  [' - ', ' + '],
  [' && ', ' || '],
  [' || ', ' && '],
  [' * ', ' + '],
  ['true', 'false'],
  ['false', 'true'],
];

/** One operator of one line replaced by another. */
export interface MechanicalMutant {
  readonly name: string;
  readonly file: string;
  readonly contents: string;
}

function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/** Mutants drawn from all operators. */
export function mechanicalMutants(count: number, seed: number): readonly MechanicalMutant[] {
  const ignore = ['**/*.{test,facts,fixture,arbitrary}.ts', '**/{testing,bench}/**'];
  const files = globSync(SOURCES, { ignore }).sort();
  const places = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        /^\s*(?:\/\/|\/?\*|import|export type|type |interface |readonly )/.test(line)
          ? []
          : SWAPS.filter(([from]) => line.includes(from)).map(([from, to]) => ({ file, at, from, to })),
      ),
  );
  const drawn = numbers(seed);
  const chosen = Array.from({ length: count }, () => places[Math.floor(drawn.next().value * places.length)]);
  return chosen.flatMap((place) => {
    if (place === undefined) return [];
    const { file, at, from, to } = place;
    const lines = readFileSync(file, 'utf8').split('\n');
    const line = lines[at] ?? '';
    lines[at] = line.replace(from, to);
    return [{ name: `${file}:${at + 1}: ${line.trim()}:${from}->${to}`, file, contents: lines.join('\n') }];
  });
}

/** A simulator with the mistake; the check has none. */
export async function simulatorWith({ file, contents }: MechanicalMutant, at: number): Promise<typeof startSimulator> {
  const outfile = path.resolve(`node_modules/.cache/slipway-mutants/mechanical-${process.pid}-${at}.mjs`);
  await build({
    entryPoints: ['simulator/index.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    banner: {
      js: "import { createRequire as bannerRequire } from 'node:module'; const require = bannerRequire(import.meta.url);",
    },
    external: [...EXTERNAL],
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
  return ((await import(pathToFileURL(outfile).href)) as { startSimulator: typeof startSimulator }).startSimulator;
}
