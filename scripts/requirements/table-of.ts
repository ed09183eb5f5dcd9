import { existsSync, readFileSync } from 'node:fs';
import { readRequirements, type Requirement } from './rows.ts';

/** The requirements as a table of Markdown. */
export function tableOf(rows: readonly Requirement[] = readRequirements()): string {
  const lines = rows.map(({ section, what, file, testFile, test, note }) => {
    const cells = [String(section), what, `\`${file}\``, `\`${testFile}\`: “${test}”`, note === '' ? 'works' : note];
    return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  });
  return ['| section | requirement | where | test | state |', '|---|---|---|---|---|', ...lines].join('\n');
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
