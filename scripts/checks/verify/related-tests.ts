import path from 'node:path';
import { createVitest } from 'vitest/node';

/** Test files that import the modules, also indirectly, nearest folders first; `among` restricts paths. */
export interface RelatedTests {
  readonly of: (modules: readonly string[], among?: readonly string[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/**
 * What `vitest related` would run: vitest follows the imports of all unit and app tests, stylesheets too. Only the first answer
 * takes a while.
 *
 * @param root of the repository, or of a copy of it
 */
export async function openRelated(root = process.cwd()): Promise<RelatedTests> {
  // Otherwise app tests import compiled modules (scripts/config/compile-for-tests.ts).
  process.env['SLIPWAY_FOLLOW_IMPORTS'] = 'yes';
  const vitest = await createVitest('test', {
    root,
    config: path.join(root, 'scripts/config/vitest.config.ts'),
    project: ['unit', 'app'],
    watch: false,
    reporters: [{}],
  });
  return {
    async of(modules, among = []) {
      vitest.config.related = modules.map((file) => path.resolve(root, file));
      const found = await vitest.getRelevantTestSpecifications([...among]);
      const files = [...new Set(found.map(({ moduleId }) => path.relative(root, moduleId)))];
      return nearestFirst(files, modules);
    },
    async close() {
      delete process.env['SLIPWAY_FOLLOW_IMPORTS'];
      await vitest.close();
    },
  };
}

/** A module's own folder first, then those above. */
export function nearestFirst(tests: readonly string[], modules: readonly string[]): readonly string[] {
  const near = (test: string) => Math.max(0, ...modules.map((module) => closeness(test, module)));
  return tests.toSorted((one, other) => near(other) - near(one) || (one < other ? -1 : 1));
}

/** Number of shared folders, and a little more for the same name. */
function closeness(test: string, module: string): number {
  const [from, to] = [test.split('/'), module.split('/')];
  const shared = from.findIndex((folder, at) => folder !== to[at]);
  const name = path.basename(module).replace(/\.\w+$/, '');
  return (shared === -1 ? from.length : shared) + (path.basename(test).startsWith(`${name}.`) ? 0.5 : 0);
}
