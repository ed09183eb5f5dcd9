import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { afterAll, describe, expect, it } from 'vitest';
import { type Case, caseFiles } from './cases.ts';

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
  return { junit: readFileSync(paths.junit, 'utf8'), tap: readFileSync(paths.tap, 'utf8') };
}

/** Elements of an XML document, with their attributes. A document that is not well-formed throws. */
function elements(xml: string): { name: string; attributes: Record<string, string> }[] {
  const found: { name: string; attributes: Record<string, string> }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) =>
    found.push({ name, attributes: attributes as Record<string, string> }),
  );
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

describe('results for CI servers', () => {
  it('are well-formed JUnit: the counts stand before the cases, and skipped cases have their reason', () => {
    const found = elements(written().junit);
    const [, suite] = found;
    expect(suite).toEqual({
      name: 'testsuite',
      attributes: { name: 'slipway replay', tests: '4', failures: '1', errors: '1', skipped: '1', time: '1.500' },
    });
    expect(found.filter(({ name }) => name === 'testcase').map(({ attributes }) => attributes['name'])).toEqual([
      'fine',
      'a <b> & "c" \\u{1b}[2J # 1',
      'asian line',
      'not read',
    ]);
    expect(found.find(({ name }) => name === 'skipped')?.attributes['message']).toBe(
      'the market asian_total is not sold',
    );
    expect(found.find(({ name }) => name === 'failure')?.attributes['message']).toBe('payout: expected 8, actual 7');
  });

  it('are TAP that prove, the reader that comes with Perl, counts alike', () => {
    written();
    let output = '';
    try {
      execFileSync('prove', ['--nocolor', '--exec', 'cat', join(dir, 'r.tap')], { encoding: 'utf8' });
    } catch (error) {
      output = String((error as { stdout?: string }).stdout);
    }
    expect(output).toMatch(/Failed 2\/4 subtests/);
    expect(output).toMatch(/skipped: 1|less 1 skipped/);
    expect(output).toContain('Failed tests:  2, 4');
  });
});
