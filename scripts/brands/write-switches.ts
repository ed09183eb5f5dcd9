import { readFile, writeFile } from 'node:fs/promises';
import { command } from '#scripts/config/command.ts';
import { switchTable } from './switch-table.ts';

command('docs switches').parse();

const DOCS = 'docs/operators/switches.md';
const BETWEEN = /(<!-- switches -->\n)[^]*?(\n<!-- \/switches -->)/;

const table = await switchTable(process.cwd());
const docs = await readFile(DOCS, 'utf8');
await writeFile(
  DOCS,
  docs.replace(BETWEEN, (_, start: string, end: string) => start + table + end),
);
