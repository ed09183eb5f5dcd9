import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** A source map with nothing in it: esbuild takes it for the file's own. */
export const NO_MAP =
  'sourceMappingURL=data:application/json;base64,eyJ2ZXJzaW9uIjozLCJzb3VyY2VzIjpbIiJdLCJtYXBwaW5ncyI6IkEifQ==';

/** Leaves packages out of the source maps: with them and the stylesheets a development build took twice as long. */
export function withoutPackageMaps(): Plugin {
  /** Packages do not change while the app is built again and again. */
  const read = new Map<string, string>();
  return {
    name: 'without-package-maps',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]node_modules[/\\].*\.[cm]?js$/ }, async ({ path: file }) => {
        const contents = read.get(file) ?? `${await readFile(file, 'utf8')}\n//# ${NO_MAP}`;
        read.set(file, contents);
        return { contents, loader: 'default' };
      });
    },
  };
}
