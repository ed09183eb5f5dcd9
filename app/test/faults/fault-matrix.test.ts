// @vitest-environment jsdom
import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Upstream } from '#simulator/world/world.ts';
import { faultDocument, faultTable, verdictOf } from './fault-table.ts';
import { rowsOf, runRow, type CellResult } from './run-matrix.ts';
import { stopTime } from './virtual-time.ts';

const UPSTREAMS: readonly Upstream[] = ['keyed', 'strict-spec'];
const FILE = 'docs/fault-table.md';

/** 27 rows x 26 faults x 2: 1,404 presses in about half a minute, on virtual time. */
describe('money calls under every fault', () => {
  const tables: string[] = [];

  beforeEach(() => {
    stopTime();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  describe.each(UPSTREAMS)('upstream %s', (upstream) => {
    const all: CellResult[] = [];

    it.each(rowsOf(upstream))(
      '%s: once or honestly not at all, and certain in the end',
      async (row) => {
        const results = await runRow(upstream, row);
        all.push(...results);
        expect(results.filter((result) => verdictOf(result).includes('WRONG'))).toEqual([]);
        // A fault that never struck would prove nothing: the plain press and the hung one must differ.
        expect(new Set(results.map(verdictOf)).size).toBeGreaterThan(3);
      },
      120_000,
    );

    it('makes a table', () => {
      expect(all.length).toBeGreaterThan(0);
      tables.push(faultTable(upstream, all));
    });
  });

  it('would show a bet that is placed twice: a brand that wrongly says its upstream knows keys', async () => {
    const results = await runRow('strict-spec', 'placeBet', 'keyed');
    expect(results.filter(({ done }) => done > 1).length).toBeGreaterThan(10);
  }, 120_000);

  it('gives the table that is in the documents', async () => {
    const document = faultDocument(tables);
    if (process.env['FAULT_TABLE'] === 'write') await writeFile(FILE, document);
    expect(await readFile(FILE, 'utf8')).toBe(document);
  });
});
