import { expect, it } from 'vitest';
import { describedExports } from './described-exports.fixture.ts';
import * as envelope from './envelope.ts';
import * as headers from './headers.ts';
import * as primitives from './primitives.ts';
import * as push from './push.ts';
import { readable } from './readable.fixture.ts';
import * as reasons from './reasons.ts';
import { rowFile } from './row-file.ts';
import type { Row } from './row.ts';
import { type RowName, rows } from './rows.ts';
import { shapeOf } from './shape-of.fixture.ts';
import * as sharedReads from './shared-reads.ts';

const names = (Object.keys(rows) as RowName[]).toSorted();

/** Method, path and rules of a row, and the schemas of its requests and responses. */
function textOf(name: RowName): string {
  const { params, query, body, data, ...facts } = rows[name] as Row;
  return [
    `## ${name} (${rowFile(name)})`,
    ...Object.entries(facts).map(([fact, value]) => `${fact}: ${readable(value)}`),
    ...Object.entries({ params, query, body, data }).map(([part, schema]) => `${part}: ${shapeOf(schema)}`),
    '',
  ].join('\n');
}

it.each(['account', 'content', 'games', 'lottery', 'sports', 'wallet'])(
  'each row of %s takes and gives what the file says',
  async (group) => {
    const text = names.filter((name) => rowFile(name).startsWith(`${group}/`)).map(textOf);
    await expect(text.join('\n')).toMatchFileSnapshot(`schemas/${group}.txt`);
  },
);

it('what all calls share is as the file says', async () => {
  const text = describedExports({ envelope, headers, primitives, push, reasons, sharedReads });
  await expect(text).toMatchFileSnapshot('schemas/shared.txt');
});
