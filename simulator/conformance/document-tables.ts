import { readFileSync } from 'node:fs';

export const DOCS = 'docs/qa';
export const readPage = (page: string): string => readFileSync(`${DOCS}/${page}.md`, 'utf8');
/** The cells of a table without its head; the first cell of the head identifies it. */
export function tableOf(page: string, head: string): readonly (readonly string[])[] {
  const lines = readPage(page).split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${head} |`.replace('|  |', '| |')));
  if (from === -1) throw new Error(`${page}.md has no table that begins with ${head}`);
  const below = lines.slice(from + 2);
  const end = below.findIndex((line) => !line.startsWith('|'));
  return below.slice(0, end === -1 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
/** Texts in backticks. */
export const codes = (text = ''): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
