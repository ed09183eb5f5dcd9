import { describe, expect, it } from 'vitest';
import { DOMAIN, FLOORS, isTool } from '#scripts/lint/layers.js';
import { folderArrows, folderCycles, sourcesBelow, upwardArrows } from './folder-graph.ts';

const { simulator: floors, cli: floorsOfCli, 'cli/locales': floorsOfLocales } = FLOORS;
const sources = sourcesBelow('simulator');
/** conformance/ holds tests and what they share; the folders of tools are not shipped. */
const product = Object.fromEntries(
  Object.entries(sources).filter(([file]) => !file.startsWith('conformance/') && !isTool(`simulator/${file}`)),
);
const arrows = folderArrows(product);

/** A source that imports another file. */
const importing = (...specifiers: readonly string[]) =>
  specifiers.map((specifier, index) => `import type { A${index} } from '${specifier}';`).join('\n');

describe('the folders of simulator/', () => {
  it('are read: handlers of rows use the domain, the domain uses core', () => {
    const shown = arrows.map(({ from, to }) => `${from} -> ${to}`);
    expect(shown).toContain('rows/wallet -> domain/payments');
    expect(shown).toContain('domain/payments -> core/ledger');
    expect(shown).toContain('doors/world -> domain/bets');
  });

  it('import downwards only, types included', () => {
    expect(upwardArrows(arrows, floors)).toEqual([]);
  });

  it('have no cycles, types included', () => {
    expect(folderCycles(arrows)).toEqual([]);
  });

  it('of the domain are all in the table of layers', () => {
    const folders = new Set(Object.keys(product).flatMap((file) => /^domain\/([^/]+)\//.exec(file)?.[1] ?? []));
    expect([...folders].sort()).toEqual([...DOMAIN].sort());
  });
});

const cli = Object.fromEntries(
  Object.entries(sourcesBelow('cli')).filter(
    ([file]) => !isTool(`cli/${file}`) && !/(?:^|\/)test\/|\.fixture\.ts$/.test(file),
  ),
);
const ofCli = folderArrows(cli, '#cli/');
const locales = Object.fromEntries(
  Object.entries(cli).flatMap(([file, text]) => (file.startsWith('locales/') ? [[file.slice(8), text]] : [])),
);
const ofLocales = folderArrows(locales, '#cli/locales/');
/** The first folder of each file; '.' for the tree's own. */
const foldersIn = (files: object) =>
  new Set(Object.keys(files).map((file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.')));

describe('the folders of cli/', () => {
  it('are read: commands use services lazily, brands use the build', () => {
    const shown = [...ofCli, ...ofLocales].map(({ from, to }) => `${from} -> ${to}`);
    expect(shown).toContain('commands -> services/audit');
    expect(shown).toContain('brands/build -> build');
    expect(shown).toContain('compare -> checks');
  });

  it('import downwards only, types and lazy imports included', () => {
    expect(upwardArrows(ofCli, floorsOfCli)).toEqual([]);
    expect(upwardArrows(ofLocales, floorsOfLocales)).toEqual([]);
  });

  it('have no cycles, types and lazy imports included', () => {
    expect(folderCycles(ofCli)).toEqual([]);
  });

  it('are all in the table of layers', () => {
    expect([...foldersIn(cli)].sort()).toEqual(floorsOfCli.flat().sort());
    expect([...foldersIn(locales)].sort()).toEqual(floorsOfLocales.flat().sort());
  });
});

describe('the folder graph (canary)', () => {
  it('finds an import upwards in the command: of a type, lazy, and by its alias', () => {
    const wrong = {
      'files/type.ts': "export type A = import('../brands/run-list.ts').A;",
      'build/lazy.ts': "export const load = () => import('#cli/serve/proxy.ts');",
      'terminal/alias.ts': importing('#cli/files/csv.ts'),
    };
    const right = {
      'serve/proxy.ts': importing('#cli/build/escape.ts'),
      'files/csv.ts': importing('#cli/terminal/out.ts'),
    };
    const found = folderArrows({ ...right, ...wrong }, '#cli/');
    expect(upwardArrows(found, floorsOfCli)).toEqual([
      "files/type.ts imports '../brands/run-list.ts'",
      "build/lazy.ts imports '#cli/serve/proxy.ts'",
      "terminal/alias.ts imports '#cli/files/csv.ts'",
    ]);
    expect(folderCycles(found)).toEqual([
      ['build', 'serve'],
      ['files', 'terminal'],
    ]);
  });

  it('finds an import of a type upwards', () => {
    const wrong = folderArrows({ ...product, 'domain/bets/wrong.ts': importing('../../doors/world/world.ts') });
    expect(upwardArrows(wrong, floors)).toEqual(["domain/bets/wrong.ts imports '../../doors/world/world.ts'"]);
    expect(folderCycles(wrong).flat()).toContain('domain/bets');
  });

  it('finds a cycle of three folders, by import, re-export and dynamic import', () => {
    const wrong = folderArrows({
      'a/one.ts': importing('../b/two.ts'),
      'b/two.ts': "export { three } from '../c/three.ts';",
      'c/three.ts': "export const three = () => import('../a/one.ts');",
      'd/four.ts': importing('../a/one.ts'),
    });
    expect(folderCycles(wrong)).toEqual([['a', 'b', 'c']]);
  });

  it('leaves tests and packages out', () => {
    const right = folderArrows({
      'a/one.test.ts': importing('../b/two.ts'),
      'b/two.ts': importing('valibot', './c.ts'),
    });
    expect(right).toEqual([]);
  });
});
