import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Case, caseFiles } from './cases.ts';
import { proved, readJUnit } from './read-cases.fixture.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-cases-'));
afterAll(() => rmSync(dir, { recursive: true }));

const CASES: readonly Case[] = [
  { name: 'fine', seconds: 1.5 },
  { name: 'a <b> & "c" \u001b[2J # 1', failure: 'payout: expected 8, actual 7\nwallet: expected 1, actual 0' },
  { name: 'asian line', skipped: 'the market asian_total is not sold' },
  { name: 'not read', error: 'x.ndjson:3: no JSON' },
];

function written(): { junit: string; tap: string } {
  const paths = { junit: join(dir, 'r.xml'), tap: join(dir, 'r.tap') };
  const files = caseFiles('slipway replay', paths);
  for (const each of CASES) files.add(each);
  files.close();
  return paths;
}

describe('results for CI servers', () => {
  it('are well-formed JUnit: the counts stand before the cases, and skipped cases have their reason', () => {
    const { suite, cases } = readJUnit(written().junit);
    expect(suite).toEqual({
      name: 'slipway replay',
      tests: '4',
      failures: '1',
      errors: '1',
      skipped: '1',
      time: '1.500',
    });
    expect(cases).toEqual([
      { name: 'fine' },
      { name: 'a <b> & "c" \\u{1b}[2J # 1', not: 'failure', message: 'payout: expected 8, actual 7' },
      { name: 'asian line', not: 'skipped', message: 'the market asian_total is not sold' },
      { name: 'not read', not: 'error', message: 'x.ndjson:3: no JSON' },
    ]);
  });

  it('are TAP that prove, the reader that comes with Perl, counts alike', () => {
    const output = proved(written().tap);
    expect(output).toMatch(/Failed 2\/4 subtests/);
    expect(output).toMatch(/skipped: 1|less 1 skipped/);
    expect(output).toContain('Failed tests:  2, 4');
  });
});
