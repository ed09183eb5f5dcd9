import { existsSync, readFileSync } from 'node:fs';
import { readRequirements, type Requirement } from './rows.ts';
import { readTried, type Tried } from './tried.ts';

const rowOf = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;

/** The requirements as a table of Markdown. */
export function tableOf(rows: readonly Requirement[] = readRequirements()): string {
  const lines = rows.map(({ section, what, file, testFile, test, note }) =>
    rowOf([String(section), what, `\`${file}\``, `\`${testFile}\`: “${test}”`, note === '' ? 'works' : note]),
  );
  return ['| section | requirement | where | test | state |', '|---|---|---|---|---|', ...lines].join('\n');
}

/** What was tried on the running site, as a table of Markdown. */
export const triedTable = (rows: readonly Tried[] = readTried()): string =>
  [
    '| requirement | done as a player | seen |',
    '|---|---|---|',
    ...rows.map(({ what, done, seen }) => rowOf([what, done, seen])),
  ].join('\n');

/** docs/qa/requirements.md. */
export function pageOf(
  rows: readonly Requirement[] = readRequirements(),
  tried: readonly Tried[] = readTried(),
): string {
  const others = rows.filter(({ note }) => note !== '').length;
  return `# Requirements and their tests

This page lists each requirement of the specification in our own words: its section, the file that implements it, and the test that checks it.
Of ${rows.length} requirements, ${rows.length - others} work as written. For the other ${others}, the last column says what we add, assume or do differently.

\`npm run docs -- requirements\` writes this page from \`scripts/requirements/\`. It fails if a cell is empty, or if a file or a test no longer exists.

## Tried as a player

An earlier review found these requirements not working, or not fully working. They are the rows that its summary names; its own list of 46 rows is not kept here.
We tried each of them on \`npm start -- --brand test\` in Chromium, at 390 and 1280 pixels.

${triedTable(tried)}

## All requirements

${tableOf(rows)}
`;
}

/** What is wrong with the rows: an empty cell, a file that is gone, a test that its file does not have. */
export function problemsOf(rows: readonly Requirement[] = readRequirements()): readonly string[] {
  return rows.flatMap(({ what, file, testFile, test }) => {
    if ([what, file, testFile, test].some((cell) => cell.trim() === '')) return [`${what}: a cell is empty`];
    const gone = [file, testFile].filter((each) => !existsSync(each)).map((each) => `${what}: no file ${each}`);
    if (gone.length > 0) return gone;
    return readFileSync(testFile, 'utf8').includes(test) ? [] : [`${what}: ${testFile} has no test “${test}”`];
  });
}
