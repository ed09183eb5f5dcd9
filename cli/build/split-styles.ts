import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** A source map with nothing in it: esbuild takes it for the file's own. */
const NO_MAP =
  'sourceMappingURL=data:application/json;base64,eyJ2ZXJzaW9uIjozLCJzb3VyY2VzIjpbIiJdLCJtYXBwaW5ncyI6IkEifQ==';

/** A rule that names the file whose rules follow; it is removed before the stylesheet is written. */
const mark = (file: string): string => `slipway-file{--of:${JSON.stringify(file)}}`;
const MARK = /slipway-file\s*\{\s*--of:\s*"([^"]+)";?\s*\}/;

/** Begins every style file with a mark, so that the one stylesheet that esbuild writes can be split by files; a source map would fit neither part. */
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

/** For the first view, for odds and the tray, for all else. */
export type StylePart = 'first' | 'press' | 'later';

/**
 * Splits the stylesheet. Within each part, the files keep their order; between them the cascade layers decide, which the first
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
