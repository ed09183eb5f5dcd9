import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleOptions, EXTERNAL } from '#cli/bundle.js';

interface Alone {
  readonly entry: string;
  readonly description: string;
  readonly home: string;
  /** What follows `slipway ` for this product, and its own name. */
  readonly called: readonly [within: RegExp, alone: string];
  /** Files below the root that it reads or names. */
  readonly data: readonly string[];
}

/**
 * Commands that are useful alone, each as a package: `npm publish dist/locales`. The folder has npm's README. package.json is
 * written here, because in the folder it would break `#cli/...`, which Node resolves by the nearest one.
 */
export const PRODUCTS = {
  locales: {
    entry: 'cli/commands/alone/locales.ts',
    description: 'Checks, completes and exchanges i18next catalogues: placeholders, plurals, meaning; XLIFF, PO, CSV',
    home: 'cli/locales',
    called: [/slipway (?=locales\b)/g, 'slipway-'],
    data: [],
  },
  edge: {
    entry: 'cli/commands/alone/edge.ts',
    description: 'A gateway that gives idempotency keys to an upstream without them: each money call is sent once',
    home: 'cli/edge',
    called: [/slipway (?=edge\b)/g, 'slipway-'],
    data: [],
  },
  'upstream-suite': {
    entry: 'cli/commands/alone/upstream-suite.ts',
    description: 'Checks any upstream of the platform: as a player, call by call, by known bets; audits settled bets',
    home: 'cli/services/suites',
    called: [/slipway (?=(?:check|replay|audit)\b)/g, 'slipway-upstream-suite '],
    data: ['fixtures/scenarios', 'fixtures/scenario.schema.json', 'docs/qa/audit.md'],
  },
} as const satisfies Record<string, Alone>;

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly engines: object;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

export type Product = keyof typeof PRODUCTS;

/** Into a publishable folder. */
export async function buildProduct(root: string, name: Product, folder: string): Promise<void> {
  const { entry, description, home, called, data } = PRODUCTS[name];
  const command = `slipway-${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    ...bundleOptions(root, folder, command, entry),
    plugins: [calledAs(called), onlyWhatIsUsed],
    metafile: true,
  });
  const { version, license, engines, dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  const used = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports.filter(({ external }) => external === true).map(({ path: file }) => file))
    .filter((file) => !isBuiltin(file));
  const among = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(all).filter(([each]) => used.includes(each)));
  const own = {
    name: `@slipway/${name}`,
    version,
    description,
    license,
    type: 'module',
    bin: { [command]: `./${command}.mjs` },
    engines,
    dependencies: among(dependencies),
    optionalDependencies: among(optionalDependencies),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(own, undefined, 2)}\n`);
  for (const each of data) cpSync(path.join(root, each), path.join(folder, each), { recursive: true });
  copyFileSync(path.join(root, home, 'README.md'), path.join(folder, 'README.md'));
  copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
}

/** Help and messages use the product's own command name. */
const calledAs = ([within, alone]: Alone['called']): Plugin => ({
  name: 'called-as',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]cli[\\/](?:locales|edge|commands|files|services)[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll(within, alone),
      loader: 'ts',
    })),
});

/** An external package is a dependency only if it is used. */
const onlyWhatIsUsed: Plugin = {
  name: 'only-what-is-used',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[a-z]/ }, ({ path: name }) =>
      EXTERNAL.includes(name) ? { path: name, external: true, sideEffects: false } : undefined,
    ),
};
