import { existsSync, readFileSync } from 'node:fs';

/** Rows of a document's table by cell, without the head that begins so. */
export const rowsOf = (markdown: string, head: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith(`| ${head} `))
    .map((line) => line.slice(2, -2).split(' | '));

/** The whole name must be in quotes as a call's first argument. */
function hasTest(file: string, name: string): boolean {
  const text = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => new RegExp(`\\(\\s*${escaped(quote + name + quote)},`).test(text));
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Problems of a row; none if its files and tests exist. */
export function faultsOf([subject = '', says = '', where = '', tests = '', ...more]: string[]): string[] {
  const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  const named = [...tests.matchAll(/`([^`]+)`: “([^”]+)”/g)];
  return [
    ...(says === '' || more.length > 0 ? [`${subject}: not four cells`] : []),
    ...(files.length === 0 ? [`${subject}: names no file`] : []),
    ...files.filter((file) => !existsSync(file)).map((file) => `${subject}: there is no ${file}`),
    ...(named.length === 0 ? [`${subject}: names no test`] : []),
    ...named.flatMap(([, file = '', name = '']) =>
      existsSync(file) && hasTest(file, name) ? [] : [`${subject}: ${file} has no “${name}”`],
    ),
  ];
}
