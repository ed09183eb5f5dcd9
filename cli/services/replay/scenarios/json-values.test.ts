import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonValues } from './json-values.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-lines-'));
afterAll(() => rmSync(dir, { recursive: true }));

async function valuesOf(text: string): Promise<unknown[]> {
  const file = join(dir, 'scenarios.ndjson');
  writeFileSync(file, text);
  const values: unknown[] = [];
  for await (const batch of jsonValues(file)) values.push(...batch);
  return values;
}

describe('a line over 16 MB', () => {
  const long = `{"id":"${'x'.repeat((1 << 24) + (1 << 19))}"}`;
  const problem = 'a line over 16 MB was left out: write one scenario a line';

  it('is left out with its number, and the lines around it are read', async () => {
    expect(await valuesOf(`{"id":"a"}\n{"id":"b"}\n${long}\n{"id":"c"}\n`)).toEqual([
      { line: 1, value: { id: 'a' } },
      { line: 2, value: { id: 'b' } },
      { line: 3, problem },
      { line: 4, value: { id: 'c' } },
    ]);
  });

  it('is named too where it is the first, or the whole file', async () => {
    expect(await valuesOf(`${long}\n{"id":"b"}\n`)).toEqual([
      { line: 1, problem },
      { line: 2, value: { id: 'b' } },
    ]);
    expect(await valuesOf(long)).toEqual([{ line: 1, problem }]);
  });
});

describe('a key that comes twice', () => {
  it('is refused in cricket, whose bets have their ids as keys', async () => {
    const bet = '{"odd":"2","amount":"1"}';
    const twice = `{"kind":"cricket","bets":{"7":${bet},"8":${bet},"7":${bet}}}`;
    const once = `{"kind":"cricket","bets":{"7":${bet},"8":${bet}}}`;
    expect(await valuesOf(`${twice}\n${once}\n`)).toEqual([
      { line: 1, problem: 'the key "7" comes twice: give each its own' },
      { line: 2, value: JSON.parse(once) },
    ]);
  });
});
