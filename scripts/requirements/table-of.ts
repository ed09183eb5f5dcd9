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

Each requirement of the specification in words of ours: its section, the file that does it, and the test that shows it. \`npm run docs -- requirements\`
writes this page from \`scripts/requirements/\`, and fails when a cell is empty, or a file or a test is gone. Of ${rows.length} requirements ${rows.length - others} work as written;
for the other ${others} the last column says what is added, assumed or done otherwise.

## Tried as a player

Rows that an earlier review did not find working, or not wholly, tried on \`npm start -- --brand test\` in Chromium at 390 and 1280 pixels. The review's own list of
46 rows is not kept here: these are the rows that its summary names.

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
