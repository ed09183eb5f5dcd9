import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { proved, readJUnit } from '#cli/services/report/read-cases.fixture.ts';
import { slipway as command } from '#cli/test/command.ts';
import { csvBet, CSV_HEADER, manyBets as many } from './bets.fixture.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-audit-'));
const at = (name: string) => join(dir, name);
afterAll(() => rmSync(dir, { recursive: true }));

/** In this process: the first test starts processes for the parts, as the command does by default. */
const slipway = (args: readonly string[], input?: string | Buffer) => {
  const jobs = args.includes('--jobs') ? [] : ['--jobs', '1'];
  return command(['audit', ...args, ...jobs], input === undefined ? {} : { input });
};
const lines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { line: number; bet_id: string; kind: string });

describe('slipway audit', () => {
  it('works in a pipe: bets in, differences out, the summary on stderr', async () => {
    const { stdout, stderr, status } = await command(['audit', '-'], { input: many(5_000, 1_000) });
    expect(lines(stdout).map(({ line, bet_id }) => [line, bet_id])).toEqual(
      [7, 1_007, 2_007, 3_007, 4_007].map((index) => [index + 1, `b${index}`]),
    );
    expect(stderr).toContain('5000 bets: 4995 as the engine has them, 5 differ, 0 unreadable');
    expect(stderr).toMatch(/BRL\s+61650\.05\s+61650\.00\s+0\.05/);
    expect(status).toBe(1);
  });

  it('reads gzip, from a file and in a pipe, and says when it is cut short', async () => {
    const packed = gzipSync(many(2_000, 1_000));
    writeFileSync(at('bets.ndjson.gz'), packed);
    const wrong = [8, 1_008];
    expect(lines((await slipway([at('bets.ndjson.gz')])).stdout).map(({ line }) => line)).toEqual(wrong);
    expect(lines((await slipway(['-'], packed)).stdout).map(({ line }) => line)).toEqual(wrong);
    writeFileSync(at('cut.ndjson.gz'), packed.subarray(0, packed.length - 20));
    expect(await slipway([at('cut.ndjson.gz')])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The gzip file cannot be unpacked'),
    });
  });

  it('writes its findings for CI servers, and not a part of them', async () => {
    const { status } = await slipway(['-', '--junit', at('audit.xml'), '--tap', at('audit.tap')], many(100, 50));
    expect(status).toBe(1);
    const message = 'expected 12.33, actual 12.34, difference 0.01';
    expect(readJUnit(at('audit.xml'))).toMatchObject({
      suite: { name: 'slipway audit', failures: '2' },
      cases: [
        { name: 'line 8: payout of bet b7', not: 'failure', message },
        { name: 'line 58: payout of bet b57', not: 'failure', message },
        { name: '98 bets are as the engine has them' },
      ],
    });
    expect(readFileSync(at('audit.tap'), 'utf8')).toMatch(/ok 3 - 98 bets are as the engine has them\n1\.\.3\n$/);
    expect(proved(at('audit.tap'))).toContain('Failed tests:  1-2');
    const partly = ['x.ndjson', '--state', 's', '--differences', 'd', '--junit', 'j.xml'];
    expect(await slipway(partly)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('cannot be combined with --state'),
    });
  });

  it('reads UTF-16 and a byte order mark, CSV too, and writes CSV that no spreadsheet runs', async () => {
    const text = `${CSV_HEADER}\r\n${csvBet('=1+1', '1')}\r\n${csvBet('b')}\r\n`;
    for (const bytes of [
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text, 'utf16le'),
      Buffer.from(`\uFEFF${text}`),
    ]) {
      writeFileSync(at('in.csv'), bytes);
      const { status } = await slipway([
        at('in.csv'),
        '--differences',
        at('out.csv'),
        '--summary',
        at('sum.json'),
        '--jobs',
        '1',
      ]);
      expect(status).toBe(1);
      expect(readFileSync(at('out.csv'), 'utf8').split('\n').slice(1, 3)).toEqual([
        "2,payout,'=1+1,BRL,12.33,1,-11.33,,",
        "2,formula,'=1+1,BRL,,,,formula,a spreadsheet would run this id as a formula",
      ]);
      expect(JSON.parse(readFileSync(at('sum.json'), 'utf8'))).toMatchObject({ records: 2, ok: 1, differ: 1 });
    }
  });

  it('splits by the id of a bet: the shards together are the whole', async () => {
    const input = many(3_000, 100);
    const whole = lines((await slipway(['-'], input)).stdout).map(({ bet_id }) => bet_id);
    const shards: string[][] = [];
    for (const shard of ['1/3', '2/3', '3/3'])
      shards.push(lines((await slipway(['-', '--shard', shard], input)).stdout).map(({ bet_id }) => bet_id));
    expect(Math.min(...shards.map((ids) => ids.length))).toBeGreaterThan(0);
    expect(shards.flat().sort()).toEqual(whole.sort());
  });

  it.each([
    [['nowhere.ndjson'], 'No file at nowhere.ndjson'],
    [['README.md'], 'neither NDJSON nor CSV'],
    [['package.json', '--rules', 'mine'], "Unknown rules 'mine'. Choose one of: platform-1"],
  ])('%j ends with 2: %s', async (args, message) => {
    const { status, stderr } = await slipway(args, '');
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});
