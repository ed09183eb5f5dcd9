import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Rows of the table: threat, control, where, tests. */
const rowsOf = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:threat|fault) /.test(line))
    .map((line) => line.slice(2, -2).split(' | '));

/** A test is named where it is written: the whole text, in quotes, as the first argument of a call. */
function hasTest(file: string, name: string): boolean {
  const text = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => new RegExp(`\\(\\s*${escaped(quote + name + quote)},`).test(text));
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What is wrong with a row; nothing when its control and its tests are there. */
function faultsOf([threat = '', control = '', where = '', tests = '', ...more]: string[]): string[] {
  const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  const named = [...tests.matchAll(/`([^`]+)`: “([^”]+)”/g)];
  return [
    ...(control === '' || more.length > 0 ? [`${threat}: not four cells`] : []),
    ...(files.length === 0 ? [`${threat}: names no file`] : []),
    ...files.filter((file) => !existsSync(file)).map((file) => `${threat}: there is no ${file}`),
    ...(named.length === 0 ? [`${threat}: names no test`] : []),
    ...named.flatMap(([, file = '', name = '']) =>
      existsSync(file) && hasTest(file, name) ? [] : [`${threat}: ${file} has no “${name}”`],
    ),
  ];
}

describe('docs/security.md', () => {
  const rows = rowsOf(readFileSync('docs/security.md', 'utf8'));

  it('names a control and a test that exist, in every row', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  it('has a twin for the journeys under faults', () => {
    const journeys = rowsOf(readFileSync('docs/faults.md', 'utf8').split('\n## ')[0] ?? '');
    expect(journeys.length).toBeGreaterThan(13);
    expect(journeys.flatMap(faultsOf)).toEqual([]);
  });

  it('would notice a row without, or with one that went', () => {
    const file = 'app/outside/own-path.test.ts';
    const fine = `| a | b | \`${file}\` | \`${file}\`: “what is one never leaves the site” |`;
    const faults = (line: string) => rowsOf(line).flatMap(faultsOf);
    expect(faults(fine)).toEqual([]);
    expect(faults(fine.replace('never leaves', 'leaves'))).toHaveLength(1);
    expect(faults(fine.replace(': “what', ': what'))).toEqual(['a: names no test']);
    expect(faults(fine.replaceAll('own-path', 'gone'))).toHaveLength(2);
    expect(faults(fine.replace('| b |', '| b | c |'))).not.toEqual([]);
  });
});
