import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const NAMESPACE = 'lazy';
const PREFIX = `${NAMESPACE}:`;
const IMPORT = /\bimport\(\s*'/g;

/**
 * Names the parts that a source of the app loads later, so that the plugin is asked for them alone: asked for every import of
 * every package (esbuild's filters know no kinds), it made a build take twice as long.
 */
export const nameLazyParts = (text: string): string => text.replace(IMPORT, `import('${PREFIX}`);

/**
 * Keeps the first load in one file. esbuild cuts what parts share by who reaches it, so that every part which is loaded
 * later and shares something with the page cuts the first load once more: 17 files of it, before. Here every such part says
 * what is true of it, that the page was there before: it imports the page's entry. So whatever the page needs is reached
 * from everywhere alike, and stays together; what only later parts share is still cut as before. The entry has long run by
 * then, and no module runs twice.
 *
 * A part that shows something waits for the later style sheet; the others (money, the push) never wait for looks.
 */
export function lazyParts(options: { readonly root: string; readonly entry: string; readonly styles: string }): Plugin {
  const { root, entry, styles } = options;
  return {
    name: 'lazy-parts',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^lazy:/ }, async ({ path: wanted, importer, resolveDir }) => {
        const found = await resolve(wanted.slice(PREFIX.length), { kind: 'import-statement', importer, resolveDir });
        if (found.errors.length > 0 || found.external) return found;
        return { path: path.relative(root, found.path), namespace: NAMESPACE };
      });
      onLoad({ filter: /^/, namespace: NAMESPACE }, ({ path: part }) => ({
        resolveDir: root,
        loader: 'js',
        contents: [
          `import './${entry}';`,
          `export * from './${part}';`,
          ...(isShown(part) ? [`import { laterStyles } from './${styles}';`, 'await laterStyles();'] : []),
        ].join('\n'),
      }));
    },
  };
}

/**
 * A part that is loaded later and was not named would come without its styles, and cut the first load.
 *
 * @throws Error that names the place and what to write there
 */
export function refuseUnnamedParts({ inputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { kind, original, external, path: found } of imports)
      if (file.startsWith('app/') && kind === 'dynamic-import' && external !== true && !found.startsWith(PREFIX))
        throw new Error(`${file}: write import('${original ?? found}'), with nothing else in it.`);
}

/** Components, and features as wholes. */
const isShown = (part: string): boolean => part.endsWith('.tsx') || part.endsWith('/index.ts');
