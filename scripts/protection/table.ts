import { readFile, writeFile } from 'node:fs/promises';
import { findProtectionTests } from './find-tests.ts';
import { tableOf } from './table-of.ts';
import { command } from '#scripts/config/command.ts';

command('docs protection').parse();

const DOCS = 'docs/operators/protection.md';
const BETWEEN = /(<!-- table -->\n)[^]*?(\n<!-- \/table -->)/;

const table = tableOf(await findProtectionTests(process.cwd()));
const docs = await readFile(DOCS, 'utf8');
await writeFile(
  DOCS,
  docs.replace(BETWEEN, (_, start: string, end: string) => start + table + end),
);
console.log(table);
