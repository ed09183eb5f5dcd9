import { readFile, writeFile } from 'node:fs/promises';
import { findProtectionTests } from './find-tests.ts';
import { tableOf } from './table-of.ts';

const DOCS = 'docs/protection.md';
const BETWEEN = /(<!-- table -->\n)[^]*?(\n<!-- \/table -->)/;

/** `npm run protection:table`: writes the table of the rules with their tests into docs/protection.md, and prints it. */
const table = tableOf(await findProtectionTests(process.cwd()));
const docs = await readFile(DOCS, 'utf8');
await writeFile(
  DOCS,
  docs.replace(BETWEEN, (_, start: string, end: string) => start + table + end),
);
console.log(table);
