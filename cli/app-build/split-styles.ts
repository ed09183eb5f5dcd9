import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** A rule that matches nothing and names the file whose rules follow; it never leaves the build. */
const mark = (file: string): string => `slipway-file{--of:${JSON.stringify(file)}}`;
const MARK = /slipway-file\s*\{\s*--of:\s*"([^"]+)";?\s*\}/;

/** Begins every style file with its mark, so that the one sheet that esbuild writes can be cut by files. */
export function markStyles(root: string): Plugin {
  return {
    name: 'mark-styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path: file }) => ({
        contents: `${mark(path.relative(root, file))}\n${await readFile(file, 'utf8')}`,
        loader: file.endsWith('.module.css') ? 'local-css' : 'css',
      }));
    },
  };
}

/**
 * Cuts the sheet in two: what the page needs first, and what comes with parts that are loaded later. Within each, the files
 * keep their order; between them the layers decide, which the first sheet declares.
 */
export function splitStyles(
  sheet: string,
  isFirst: (file: string) => boolean,
): { readonly first: string; readonly later: string } {
  const [head = '', ...pieces] = sheet.split(MARK);
  const parts = { first: head, later: '' };
  for (let index = 0; index < pieces.length; index += 2) {
    parts[isFirst(pieces[index] ?? '') ? 'first' : 'later'] += pieces[index + 1] ?? '';
  }
  return { first: parts.first.trim(), later: parts.later.trim() };
}
