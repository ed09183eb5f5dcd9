import { readFileSync, writeFileSync } from 'node:fs';
import { LAYERS_BLOCK, layersText } from '#scripts/lint/layers-text.ts';
import { findProtectionTests } from '#scripts/protection/find-tests.ts';
import { tableOf } from '#scripts/protection/table-of.ts';
import { switchTable } from './switch-table.ts';

const between = (name: string) => new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- \\/${name} -->)`);

function write(file: string, block: RegExp, table: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(block, (_, start: string, end: string) => start + table + end),
  );
}

export async function writeTables(root: string): Promise<void> {
  write('ARCHITECTURE.md', LAYERS_BLOCK, layersText());
  write('docs/operators/switches.md', between('switches'), await switchTable(root));
  write('docs/operators/protection.md', between('table'), tableOf(await findProtectionTests(root)));
}
