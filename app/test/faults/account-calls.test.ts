// @vitest-environment jsdom
import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountDocument } from './account-table.ts';
import { ACCOUNT_ROWS, runAccountRow, verdictOfAccount, type AccountResult } from './run-account.ts';
import { stopTime } from './virtual-time.ts';

const FILE = 'docs/qa/fault-table-account.md';

/** 6 rows x 26 faults: 156 presses on virtual time. */
describe('calls of the account under every fault', () => {
  const all: AccountResult[] = [];

  beforeEach(() => {
    stopTime();
    localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(ACCOUNT_ROWS)(
    '%s: sent once, and never shown as failed when it was done',
    async (row) => {
      const results = await runAccountRow(row);
      all.push(...results);
      expect(results.filter((result) => verdictOfAccount(result).includes('WRONG'))).toEqual([]);
      // A fault that never struck would prove nothing.
      expect(new Set(results.map(verdictOfAccount)).size).toBeGreaterThan(2);
      expect(results.filter(({ shown, done }) => shown === 'unknown' && done)).not.toEqual([]);
    },
    60_000,
  );

  it('a wrong payment password uses up one of the five attempts, whatever happens to the answer', async () => {
    const results = await runAccountRow('setBankPassword', (sample) => ({
      body: { ...(sample as { body: object }).body, old: '000000' },
    }));
    expect(Math.max(...results.map(({ failures }) => failures))).toBe(1);
    expect(results.filter(({ done, shown }) => done || shown === 'accepted')).toEqual([]);
  }, 60_000);

  it('gives the table that is in the documents', async () => {
    const document = accountDocument(all);
    if (process.env['FAULT_TABLE'] === 'write') await writeFile(FILE, document);
    expect(await readFile(FILE, 'utf8')).toBe(document);
  });
});
