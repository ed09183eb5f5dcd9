import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { faultsOf, rowsOf } from '#scripts/checks/table-of-tests.ts';
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

  it('is in the documentation unchanged: `npm run docs -- generate` writes it', async () => {
    const docs = await readFile('docs/operators/protection.md', 'utf8');
    expect(docs).toContain(tableOf(await findProtectionTests(process.cwd())));
  });

  it('names pictures that exist', () => {
    const pictures = PROTECTION_ROWS.flatMap(({ picture }) => picture ?? []);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((each) => !existsSync(`docs/pictures/protection/${each}`))).toEqual([]);
  });

  it('has a control and a test that exist for every attempt to get around it', async () => {
    const docs = await readFile('docs/operators/protection.md', 'utf8');
    const rows = rowsOf(docs.split('\n## Attempts to get around it\n')[1]?.split('\n## ')[0] ?? '', 'attempt');
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.flatMap(faultsOf)).toEqual([]);
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
