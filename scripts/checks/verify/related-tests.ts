import path from 'node:path';
import { createVitest } from 'vitest/node';

/**
 * Gives the test files (from the root) that import one of the modules, also by way of others, the nearest folders first; `among`, if
 * given, has parts of the only paths that are looked at.
 */
export interface RelatedTests {
  readonly of: (modules: readonly string[], among?: readonly string[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/**
 * What `vitest related` chooses, without running it: vitest follows the imports of every unit and app test, stylesheets too. The first
 * answer takes a while, the next ones come from what is followed already.
 *
 * @param root of the repository, or of a copy of it
 */
export async function openRelated(root = process.cwd()): Promise<RelatedTests> {
  // The app's tests import compiled modules otherwise, which lead nowhere (scripts/config/compile-for-tests.ts).
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

/** Tests of a module's own folder come first, then those of the folders above it. */
export function nearestFirst(tests: readonly string[], modules: readonly string[]): readonly string[] {
  const near = (test: string) => Math.max(0, ...modules.map((module) => closeness(test, module)));
  return tests.toSorted((one, other) => near(other) - near(one) || (one < other ? -1 : 1));
}

/** How many folders two paths share, and a little more where the test has the module's name. */
function closeness(test: string, module: string): number {
  const [from, to] = [test.split('/'), module.split('/')];
  const shared = from.findIndex((folder, at) => folder !== to[at]);
  const name = path.basename(module).replace(/\.\w+$/, '');
  return (shared === -1 ? from.length : shared) + (path.basename(test).startsWith(`${name}.`) ? 0.5 : 0);
}
