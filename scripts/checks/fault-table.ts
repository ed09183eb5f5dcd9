import { readFile } from 'node:fs/promises';
import { runVitest } from './run-vitest.ts';

const FILES = new Map([
  ['app/test/faults/fault-matrix.test.ts', 'docs/fault-table.md'],
  ['app/test/faults/account-calls.test.ts', 'docs/fault-table-account.md'],
]);

/** `npm run fault-table`: runs every money call and every call of the account under every fault, writes both tables and prints them. */
export async function main(): Promise<void> {
  const result = await runVitest(['unit'], [...FILES.keys()], { FAULT_TABLE: 'write' });
  if (result.failed > 0) console.log(result.output);
  else for (const document of FILES.values()) console.log(await readFile(document, 'utf8'));
  process.exit(result.failed > 0 ? 1 : 0);
}
