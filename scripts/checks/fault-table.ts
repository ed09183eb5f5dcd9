import { readFile } from 'node:fs/promises';
import { runVitest } from './run-vitest.ts';

/** `npm run fault-table`: runs every money call under every fault, writes docs/fault-table.md and prints it. */
export async function main(): Promise<void> {
  const result = await runVitest(['app'], ['app/test/faults/fault-matrix.test.ts'], { FAULT_TABLE: 'write' });
  console.log(result.failed > 0 ? result.output : await readFile('docs/fault-table.md', 'utf8'));
  process.exit(result.failed > 0 ? 1 : 0);
}
