import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeAuditReport } from './report.ts';
import { newTally } from './part/tally.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-audit-report-'));
afterAll(() => rmSync(dir, { recursive: true }));

it('shows findings by kind, the most frequent first, as a picture and with what they mean', () => {
  const page = join(dir, 'audit.html');
  const tally = { ...newTally(), records: 9, ok: 4, differ: 5, kinds: { stake: 2, payout: 5 } };
  writeAuditReport(page, { file: 'bets.ndjson', tally, seconds: 1 });
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('aria-label="findings: 7 in all, 5 at most, from payout to stake"');
  expect(html).toContain('<title>payout: 5</title>');
  const rows = html.slice(html.indexOf('Findings by kind'));
  expect(rows).toMatch(
    /payout[\s\S]*paid another amount than the engine computes[\s\S]*stake[\s\S]*the total stake is not lines/,
  );
});
