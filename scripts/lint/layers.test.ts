import { describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';
import { CYCLES, RIGHT } from './layers.fixture.ts';

/**
 * Each of these files has one wrong import. They are linted with the real configuration in a folder of their own: a rule
 * that no longer reports anything fails here. The message is what the rule says to write instead.
 */
const WRONG: readonly (readonly [file: string, code: string, message: string])[] = [
  // A deep import into each product that has faces.
  [
    'app/deep-engine.ts',
    "export { addAmounts } from '#engine/money/amount.ts';",
    "'#engine/money/amount.ts' is internal to engine/. Import from one of its faces: #engine, #engine/money, ",
  ],
  [
    'cli/deep-engine.test.ts',
    "export { addAmounts } from '#engine/money/amount.ts';",
    'is internal to engine/. Import from one of its faces: #engine, ',
  ],
  [
    'app/deep-contract.ts',
    "export { x } from '#contract/entities/money.ts';",
    "'#contract/entities/money.ts' is internal to contract/. Import from one of its faces: #contract/rows, ",
  ],
  [
    'simulator/core/deep-fixtures.ts',
    "export { x } from '#fixtures/members.ts';",
    "'#fixtures/members.ts' is internal to fixtures/. Import from one of its faces: #fixtures, #fixtures/world.",
  ],
  [
    'cli/deep-simulator.ts',
    "export { x } from '#simulator/core/store/open-store.ts';",
    "'#simulator/core/store/open-store.ts' is internal to simulator/. Import from one of its faces: #simulator, #simulator/doors, #simulator/testing, #simulator/testing/http, #simulator/testing/lottery, #simulator/testing/push.",
  ],
  // A product that may not be used.
  [
    'engine/uses-contract.ts',
    "export { x } from '#contract/entities';",
    'engine/ may import only from: engine (ARCHITECTURE.md).',
  ],
  [
    'contract/uses-engine.ts',
    "export { x } from '#engine/money';",
    'contract/ may import only from: contract (ARCHITECTURE.md).',
  ],
  [
    'fixtures/uses-simulator.ts',
    "export { x } from '#simulator';",
    'fixtures/ may import only from: fixtures, contract, engine (ARCHITECTURE.md).',
  ],
  [
    'simulator/core/uses-app.ts',
    "export { paths } from '#app/paths.ts';",
    'simulator/ may import only from: simulator, contract, engine, fixtures (ARCHITECTURE.md).',
  ],
  [
    'app/uses-simulator.ts',
    "export { x } from '#simulator';",
    'app/ may import only from: app, contract, engine (ARCHITECTURE.md).',
  ],
  [
    'cli/uses-app.ts',
    "export { paths } from '#app/paths.ts';",
    'cli/ may import only from: cli, contract, engine, fixtures, simulator, brands (ARCHITECTURE.md).',
  ],
  ['cli/uses-scripts.ts', "export { x } from '#scripts/bench/figure.ts';", 'cli/ may import only from: cli, '],
  // Packages and built-in modules.
  [
    'engine/built-in.ts',
    "export { readFileSync } from 'node:fs';",
    "engine/ also runs in the browser. It may not import Node's built-in modules.",
  ],
  [
    'engine/package.ts',
    "export { string } from 'valibot';",
    "engine/ may import no package. Move the code that needs 'valibot' to another product.",
  ],
  [
    'contract/package.ts',
    "export { diffChars } from 'diff';",
    "contract/ may import only these packages: valibot. Move the code that needs 'diff' to another product.",
  ],
  [
    'app/built-in.ts',
    "export { readFileSync } from 'node:fs';",
    "app/ also runs in the browser. It may not import Node's built-in modules.",
  ],
  // The floors of the simulator and of the app.
  [
    'simulator/core/climbs-to-domain.ts',
    "export { x } from '../domain/bets/x.ts';",
    'Imports go down only: doors -> rows -> domain -> core. Move what both need into simulator/core/ or below.',
  ],
  [
    'simulator/domain/bets/climbs-to-rows.ts',
    "export { x } from '../../rows/sports/place-bet.ts';",
    'Move what both need into simulator/domain/ or below.',
  ],
  [
    'simulator/rows/sports/climbs-to-doors.ts',
    "export { x } from '../../doors/http/x.ts';",
    'Move what both need into simulator/rows/ or below.',
  ],
  [
    'simulator/domain/members/uses-bets.ts',
    "export { x } from '../bets/x.ts';",
    'Imports in simulator/domain go down only: reports -> ',
  ],
  [
    'simulator/domain/sports/uses-cricket.ts',
    "export { x } from '../cricket/x.ts';",
    'Pass what is needed as an argument, or move it into sports/ or below.',
  ],
  [
    'app/ui/uses-feature.ts',
    "export { SlipPanel } from '#app/features/betting/slip/index.ts';",
    'Imports go down only: routes -> layout -> features -> ',
  ],
  [
    'app/api/uses-feature.ts',
    "export { SlipPanel } from '#app/features/betting/slip/index.ts';",
    'Move what both need into app/api/ or below.',
  ],
  [
    'app/layout/uses-route.ts',
    "export { HomeRoute } from '#app/routes/around/home.tsx';",
    'Move what both need into app/layout/ or below.',
  ],
  // The floors of the command.
  [
    'cli/files/climbs-to-brands.ts',
    "export { x } from '#cli/brands/run-list.ts';",
    'Imports go down only: own files -> commands -> services, locales, edge, completion, doctor -> brands -> serve -> build -> browser -> files -> terminal. Move what both need into cli/files/ or below.',
  ],
  ['cli/terminal/climbs-to-files.ts', "export { x } from '#cli/files/csv.ts';", 'into cli/terminal/ or below.'],
  ['cli/build/climbs-to-serve.ts', "export { x } from '#cli/serve/proxy.ts';", 'into cli/build/ or below.'],
  [
    'cli/build/brand/climbs-lazily.ts',
    "export const x = () => import('#cli/brands/run-list.ts');",
    'into cli/build/ or',
  ],
  ['cli/serve/climbs-by-type.ts', "export type X = import('#cli/brands/run-list.ts').X;", 'into cli/serve/ or below.'],
  [
    'cli/brands/climbs-to-services.ts',
    "import type { X } from '#cli/services/x.ts';\nexport type Y = X;",
    'into cli/brands/',
  ],
  ['cli/services/sim/climbs.ts', "export { x } from '#cli/commands/sim.ts';", 'into cli/services/ or below.'],
  ['cli/commands/climbs.ts', "export { createProgram } from '#cli/program.ts';", 'into cli/commands/ or below.'],
  [
    'cli/locales/texts/climbs.ts',
    "export { x } from '#cli/locales/tree/check.ts';",
    'into cli/locales/texts/ or below.',
  ],
  [
    'cli/locales/report/climbs.ts',
    "export { x } from '#cli/locales/run-check.ts';",
    'into cli/locales/report/ or below.',
  ],
  ['cli/serve/uses-helper.ts', "export { slipway } from '#cli/test/command.ts';", 'is a helper of tests.'],
  // Features.
  [
    'app/features/betting/results/uses-slip.ts',
    "export { SlipPanel } from '#app/features/betting/slip/index.ts';",
    'betting/results may use only these features: account/session, account/credentials, account/account, around/availability.',
  ],
  [
    'app/features/account/credentials/uses-session.ts',
    "export { x } from '#app/features/account/session/index.ts';",
    'account/credentials may use only these features: none. Pass the value in, or add the dependency to the table in scripts/lint/layers.js.',
  ],
  [
    'app/features/betting/sports/inner-file.ts',
    "export { slipSlice } from '#app/features/betting/slip/model/slip-slice.ts';",
    "Import from '#app/features/betting/slip/index.ts': a feature shows only its index.ts.",
  ],
  [
    'app/layout/inner-file.ts',
    "export { slipSlice } from '#app/features/betting/slip/model/slip-slice.ts';",
    "Import from '#app/features/betting/slip/index.ts': a feature shows only its index.ts.",
  ],
  // How a path is written.
  ['engine/detour.ts', "export { x } from './../engine/x.ts';", "Write this path without detours: '"],
  [
    'engine/money/inner-detour.ts',
    "export { x } from './odds/../amount.ts';",
    "Write this path without detours: './amount.ts'.",
  ],
  [
    'engine/leaves.ts',
    "export { x } from '../contract/reasons.ts';",
    'A relative import may not leave engine/. Import from a face of contract: #contract/rows, ',
  ],
  [
    'cli/leaves.ts',
    "export { paths } from '../app/paths.ts';",
    "A relative import may not leave cli/. Write '#app/paths.ts'.",
  ],
  [
    'app/features/betting/slip/climbs.ts',
    "export { paths } from '../../../paths.ts';",
    "A relative import may not climb. Write '#app/paths.ts'.",
  ],
  [
    'app/ui/climbs.test.ts',
    "export { paths } from '../paths.ts';",
    "A relative import may not climb. Write '#app/paths.ts'.",
  ],
  [
    'simulator/core/alias-inside.ts',
    "export { x } from '#simulator';",
    "Inside simulator/, write a relative path instead of '#simulator'.",
  ],
  // The oracle shares nothing with what it is compared with.
  ...['#engine/sports', '#simulator', 'valibot'].map((from, at): readonly [string, string, string] => {
    return [`cli/services/check/oracle/uses-${at}.ts`, `export { x } from '${from}';`, 'imports nothing from outside'];
  }),
  // Tools beside what they measure.
  [
    'engine/sports/uses-bench.ts',
    "export { threePicks } from '../bench/slips.ts';",
    "'../bench/slips.ts' is a tool that no package ships (folders bench, long-runs, mutants). Move what both need out of that folder.",
  ],
  ['simulator/doors/uses-long-run.ts', "export { x } from '../long-runs/fuzz.ts';", 'is a tool that no package ships'],
  [
    'cli/services/check/uses-mutants.ts',
    "export { x } from './mutants/mutant.ts';",
    "'./mutants/mutant.ts' is a tool that no package ships",
  ],
  [
    'cli/uses-bench-of-scripts.ts',
    "export { x } from '#scripts/bench/figures.ts';",
    'cli/ may import only from: cli, ',
  ],
  [
    'engine/bench/deep.ts',
    "export { x } from '#contract/entities/money.ts';",
    "'#contract/entities/money.ts' is internal to contract/.",
  ],
  ['engine/bench/alias.ts', "export { x } from '#engine/money';", "Inside engine/, write a relative path instead of '"],
  [
    'simulator/bench/leaves.ts',
    "export { keep } from '../../scripts/bench/figures.ts';",
    "A relative import may not leave simulator/. Write '#scripts/bench/figures.ts'.",
  ],
  ['engine/benchmark.ts', "export { x } from 'node:fs';", "It may not import Node's built-in modules."],
  // Every form of import.
  ['app/type-import.ts', "import type { X } from '#simulator';\nexport type Y = X;", 'app/ may import only from: '],
  ['app/type-of-import.ts', "export type Y = import('#simulator').X;", 'app/ may import only from: '],
  ['app/lazy-import.ts', "export const load = () => import('#simulator');", 'app/ may import only from: '],
  ['app/export-all.ts', "export * from '#simulator';", 'app/ may import only from: '],
  ['app/side-effect.ts', "import '#simulator';", 'app/ may import only from: '],
];

describe('the lint rule slipway/layers', () => {
  const { messages, status } = lintFiles([...WRONG, ...RIGHT, ...CYCLES]);

  it.each(WRONG)('refuses %s', (file, _, message) => {
    expect(messages(file, 'slipway(layers)')).toEqual([expect.stringContaining(message)]);
    expect(status()).toBe(1);
  });

  it.each(RIGHT)('allows %s', (file) => {
    expect(messages(file, 'slipway(layers)')).toEqual([]);
  });

  it('refuses a cycle, also one of types only', () => {
    const inCycle = CYCLES.filter(([file]) => messages(file, 'import(no-cycle)').length > 0);
    expect(inCycle.map(([file]) => file)).toEqual(CYCLES.map(([file]) => file));
  });
});
