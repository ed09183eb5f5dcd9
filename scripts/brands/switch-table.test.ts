import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { switchTable } from './switch-table.ts';

it('docs/operators/switches.md says which brand has what; npm run docs -- generate writes it', async () => {
  const table = await switchTable(process.cwd());
  expect(readFileSync('docs/operators/switches.md', 'utf8')).toContain(
    `<!-- switches -->\n${table}\n<!-- /switches -->`,
  );
  expect(table).toContain('| `features.bonus` | yes | yes | yes | - | forbidden | yes | forbidden |');
});
