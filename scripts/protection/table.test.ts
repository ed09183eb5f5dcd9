import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findProtectionTests, testsIn } from './find-tests.ts';
import { PROTECTION_ROWS } from './rows.ts';
import { tableOf } from './table-of.ts';

describe('the table of player protection', () => {
  it('has a test of each row for each of its profiles', async () => {
    const tests = await findProtectionTests(process.cwd());
    const untested = PROTECTION_ROWS.flatMap(({ name, profiles }) =>
      profiles
        .filter((profile) => !tests.some((test) => test.row === name && test.profiles.includes(profile)))
        .map((profile) => `${name}: ${profile}`),
    );
    expect(untested).toEqual([]);
  });

  it('knows every row that a test names', async () => {
    const names = new Set(PROTECTION_ROWS.map(({ name }) => name));
    const tests = await findProtectionTests(process.cwd());
    expect(tests.filter(({ row }) => !names.has(row)).map(({ row, file }) => `${file}: ${row}`)).toEqual([]);
  });

  it('is in the documentation unchanged: `npm run docs -- protection` writes it', async () => {
    const docs = await readFile('docs/protection.md', 'utf8');
    expect(docs).toContain(tableOf(await findProtectionTests(process.cwd())));
  });

  it('reads names, tables of tests and the end of a block', () => {
    const source = [
      `describe('protection: one', () => {`,
      `  it("uk, br: it's said", () => {});`,
      `  it.each(['uk', 'none'] as const)(`,
      `    '%s: twice', () => {});`,
      `});`,
      `describe('another', () => {`,
      `  it('uk: not of the row', () => {});`,
      `});`,
    ].join('\n');
    expect(testsIn(source, 'a.test.ts')).toEqual([
      { row: 'one', name: "uk, br: it's said", profiles: ['uk', 'br'], file: 'a.test.ts' },
      { row: 'one', name: '%s: twice', profiles: ['none', 'uk'], file: 'a.test.ts' },
    ]);
    expect(testsIn(source.replace('uk, br', 'br'), 'a.test.ts')[0]?.profiles).toEqual(['br']);
  });
});
