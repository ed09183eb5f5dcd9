import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { lazyGroups, type LazyNames, ODDS_GROUPS } from './lazy-groups.ts';

const NAMESPACE = 'lazy';
/** Before the name of a lazy group, as an entry point of the compiled app. */
export const LAZY = `${NAMESPACE}:`;
const IMPORT = /\bimport\(\s*'/g;

/**
 * Marks the lazy imports of a source, so that esbuild calls the plugin for them alone: called for every import of
 * every package (esbuild's filters know no kinds), it made a build take twice as long.
 */
export const nameLazyChunks = (text: string): string => text.replace(IMPORT, `import('${LAZY}`);

/**
 * Keeps the first load in two files. esbuild splits shared code by which chunks reach it, so that every chunk which is loaded
 * lazily and shares something with the page splits the first load once more: 60 files and 181 KB instead of 2 and 167 KB. Here every
 * lazy chunk imports the page's entry, which has run by then. So everything that the page needs is reached
 * from every chunk alike and stays together; what only lazy chunks share is still split. No module
 * runs twice.
 *
 * A part that shows something waits for the later style stylesheets, odds and the tray only for their own; the others (money, the push)
 * never wait for looks.
 */
export function lazyChunks(options: {
  readonly root: string;
  readonly entry: string;
  readonly styles: string;
  readonly names?: LazyNames | undefined;
}): Plugin {
  const { root, entry, styles, names } = options;
  return {
    name: 'lazy-chunks',
    setup({ onResolve, onLoad, resolve }) {
      const groups = lazyGroups(root, names);
      const groupOf = new Map([...groups].flatMap(([name, { parts }]) => parts.map((part) => [part, name] as const)));
      onResolve({ filter: /^lazy:/ }, async ({ path: wanted, importer, resolveDir }) => {
        const found = await resolve(wanted.slice(LAZY.length), { kind: 'import-statement', importer, resolveDir });
        if (found.errors.length > 0 || found.external) return found;
        const part = path.relative(root, found.path);
        return { path: groupOf.get(part) ?? part, namespace: NAMESPACE };
      });
      onLoad({ filter: /^/, namespace: NAMESPACE }, ({ path: name }) => {
        const { before, parts, waitsForStyles } = groups.get(name) ?? {
          before: [],
          parts: [name],
          waitsForStyles: isShown(name),
        };
        const most = ODDS_GROUPS.includes(name) ? '1' : '';
        return {
          resolveDir: root,
          loader: 'js',
          contents: [
            ...[entry, ...before].map((file) => `import './${file}';`),
            ...parts.map((part) => `export * from './${part}';`),
            ...(waitsForStyles ? [`import { lazyStyles } from './${styles}';`, `await lazyStyles(${most});`] : []),
          ].join('\n'),
        };
      });
    },
  };
}

/**
 * A lazy import without its mark would load without styles and split the first load.
 *
 * @throws Error with the place and what to write there
 */
export function refuseUnnamedChunks({ inputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { kind, original, external, path: found } of imports)
      if (file.startsWith('app/') && kind === 'dynamic-import' && external !== true && !found.startsWith(LAZY))
        throw new Error(`${file}: write import('${original ?? found}'), with nothing else in it.`);
}

/** Components, and features as wholes. */
const isShown = (part: string): boolean => part.endsWith('.tsx') || part.endsWith('/index.ts');
