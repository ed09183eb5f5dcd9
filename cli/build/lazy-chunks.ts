import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { lazyGroups, type LazyNames, ODDS_GROUPS } from './lazy-groups.ts';

const NAMESPACE = 'lazy';
/** Prefix of a lazy group as an entry point. */
export const LAZY = `${NAMESPACE}:`;
const IMPORT = /\bimport\(\s*'/g;

/**
 * Marks lazy imports, so that esbuild calls the plugin only for them: a call for every import doubled the build time, and
 * esbuild's filters cannot select a kind of import.
 */
export const nameLazyChunks = (text: string): string => text.replace(IMPORT, `import('${LAZY}`);

/**
 * Keeps the first load in two files. esbuild splits shared code by the chunks that reach it, so each lazy chunk that shares
 * something with the page would split the first load further: 60 files and 181 KB instead of 2 and 167 KB. So every lazy chunk
 * here imports the page's entry, which has run by then. What the page needs is then reached from every chunk alike and stays
 * together; what only lazy chunks share is still split. No module runs twice.
 *
 * Chunks that show something wait for the later stylesheet, odds and tray only for their own; the others (money, push) wait for
 * none.
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
 * Fails for a lazy import without a mark, which would load without styles and split the first load.
 *
 * @throws Error with the place and what to write there
 */
export function refuseUnnamedChunks({ inputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { kind, original, external, path: found } of imports)
      if (file.startsWith('app/') && kind === 'dynamic-import' && external !== true && !found.startsWith(LAZY))
        throw new Error(`${file}: write import('${original ?? found}'), with nothing else in it.`);
}

/** Components and whole features. */
const isShown = (part: string): boolean => part.endsWith('.tsx') || part.endsWith('/index.ts');
