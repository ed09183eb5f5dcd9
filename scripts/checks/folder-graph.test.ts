import { describe, expect, it } from 'vitest';
import { DOMAIN, FLOORS, isTool } from '#scripts/lint/layers.js';
import { folderArrows, folderCycles, sourcesBelow, upwardArrows } from './folder-graph.ts';

const { simulator: floors } = FLOORS;
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

describe('the folder graph (canary)', () => {
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
