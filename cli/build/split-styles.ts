import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** An empty source map, which esbuild takes for the file's own. */
const NO_MAP =
  'sourceMappingURL=data:application/json;base64,eyJ2ZXJzaW9uIjozLCJzb3VyY2VzIjpbIiJdLCJtYXBwaW5ncyI6IkEifQ==';

/** Names the file of the following rules; removed before the stylesheet is written. */
const mark = (file: string): string => `slipway-file{--of:${JSON.stringify(file)}}`;
const MARK = /slipway-file\s*\{\s*--of:\s*"([^"]+)";?\s*\}/;

/** Marks the start of every style file, so that esbuild's one stylesheet can be split. A source map would fit neither half. */
export function markStyles(root: string): Plugin {
  return {
    name: 'mark-styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.css$/ }, async ({ path: file }) => ({
        contents: `${mark(path.relative(root, file))}\n${await readFile(file, 'utf8')}\n/*# ${NO_MAP} */`,
        loader: file.endsWith('.module.css') ? 'local-css' : 'css',
      }));
    },
  };
}

/** The first view; odds and tray; everything else. */
export type StylePart = 'first' | 'press' | 'later';

/**
 * Splits the stylesheet. Files keep their order within each part; between parts the cascade layers decide, which the first
 * stylesheet declares.
 */
export function splitStyles(
  stylesheet: string,
  partOf: (file: string) => StylePart,
): Readonly<Record<StylePart, string>> {
  const [head = '', ...pieces] = stylesheet.split(MARK);
  const parts = { first: head, press: '', later: '' };
  for (let index = 0; index < pieces.length; index += 2) parts[partOf(pieces[index] ?? '')] += pieces[index + 1] ?? '';
  return { first: parts.first.trim(), press: parts.press.trim(), later: parts.later.trim() };
}
