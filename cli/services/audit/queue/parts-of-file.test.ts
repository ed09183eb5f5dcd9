import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { newTally } from '#cli/services/audit/part/tally.ts';
import { CSV_HEADER, csvBet, settledBet } from '#cli/services/audit/bets.fixture.ts';
import { auditQueued } from './coordinate.ts';
import { auditRange, PartDone, PartJob, resultsKey } from './part-job.ts';
import { partsOf } from './parts-of-file.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-parts-'));
afterAll(() => rmSync(dir, { recursive: true }));
const OPTIONS = { jobs: '1', rules: 'platform-1' };
const path = join(dir, 'bets');
const header = { columns: CSV_HEADER.split(','), delimiter: ',' };
const asked = { rules: { settle: {} }, shard: { index: 1, of: 1 } };

const write = (content: string | Buffer) => {
  writeFileSync(path, content);
  utimesSync(path, 1_000, 1_000);
};
const cut = async (partBytes: number, options: object = {}) => partsOf(path, { ...OPTIONS, ...options }, partBytes);
const run = expect.stringMatching(/^[\da-f]{16}$/);
/** Blocks of 256 KB and more, each of whole records of eight bytes. */
const [BLOCK, ROWS] = [262_144, 'a,b,c,d\n'.repeat(100_000)];

describe('a file is cut into parts', () => {
  it('of a size or more, and the rest', async () => {
    write(ROWS.replaceAll('a', '{'));
    const part = (index: number, from: number, to: number) => ({
      run,
      part: index,
      file: path,
      size: 800_000,
      from,
      to,
      options: asked,
    });
    expect(await cut(1)).toEqual({
      jobs: [part(0, 0, BLOCK), part(1, BLOCK, BLOCK * 2), part(2, BLOCK * 2, BLOCK * 3), part(3, BLOCK * 3, 800_000)],
      lines: 0,
    });
    const ends = async (partBytes: number) => (await cut(partBytes)).jobs.map(({ to }) => to);
    expect(await ends(BLOCK)).toEqual([BLOCK, BLOCK * 2, BLOCK * 3, 800_000]);
    expect(await ends(BLOCK + 1)).toEqual([BLOCK * 2, 800_000]);
    expect(await ends(BLOCK * 3)).toEqual([BLOCK * 3, 800_000]);
    expect(await ends(1_000_000)).toEqual([800_000]);
  });

  it('of CSV after its header, and not within a cell', async () => {
    write(`${CSV_HEADER}\n${csvBet('1')}\n"x\n${'y'.repeat(BLOCK)}\n`);
    const from = CSV_HEADER.length + 1;
    const { jobs, lines } = await cut(1);
    const end = from + csvBet('1').length + 1;
    expect([jobs.map((job) => [job.from, job.to]), lines]).toEqual([
      [
        [from, end],
        [end, end + BLOCK + 4],
      ],
      1,
    ]);
    expect(jobs[0]?.options).toEqual({ ...asked, header });
  });

  it('of nothing into none', async () => {
    write('');
    expect(await cut(1)).toEqual({ jobs: [], lines: 0 });
    write(`${CSV_HEADER}\n`);
    expect(await cut(1)).toEqual({ jobs: [], lines: 1 });
  });

  it('whose run has another name for another file, options or size of parts', async () => {
    const nameOf = async (partBytes: number, options: object = {}) => (await cut(partBytes, options)).jobs[0]?.run;
    write('{}\n{}\n');
    const names = [await nameOf(1), await nameOf(2), await nameOf(1, { shard: '1/2' })];
    names.push(await nameOf(1, { rules: 'official-1' }));
    utimesSync(path, 1_000, 1_001);
    names.push(await nameOf(1));
    write('{}\n{} \n');
    names.push(await nameOf(1));
    expect(new Set(names).size).toBe(6);
    write('{}\n{}\n');
    expect(await nameOf(1)).toBe(names[0]);
  });

  it('only in UTF-8', async () => {
    write(Buffer.from('{}\n', 'utf16le'));
    await expect(cut(1)).rejects.toMatchObject({
      message: `${path} is utf-16le. Convert it to UTF-8 first.`,
      exitCode: 2,
    });
  });
});

it.each([
  ['-', {}],
  ['bets', { state: 's' }],
])('a queue refuses %s with %j', async (file, options) => {
  await expect(auditQueued(file, { ...OPTIONS, ...options }, 'none')).rejects.toMatchObject({
    message: '--queue needs a file that its workers can read, and cannot be combined with --state',
    exitCode: 2,
  });
});

it.each(['localhost', 'http://127.0.0.1', 'xredis://a', 'redisss://a'])('a queue is not at %s', async (address) => {
  write('{}\n');
  await expect(auditQueued(path, OPTIONS, address)).rejects.toMatchObject({
    message: 'A queue must be an address like redis://127.0.0.1:6379',
    exitCode: 2,
  });
});

describe('a part', () => {
  const job = (content: string, more: Partial<PartJob> = {}): PartJob => {
    write(content);
    const size = Buffer.byteLength(content);
    return { run: 'r', part: 0, file: path, size, from: 0, to: size, options: asked, ...more };
  };
  const bet = (id: string, extra: object = {}) => `${JSON.stringify(settledBet(id, extra))}\n`;

  it('is audited over its blocks, with the lines of the part', async () => {
    const before = bet('before');
    const many = bet('many').repeat(600);
    const long = `{"a":"${'x'.repeat(1_500_000)}"}\n`;
    const content = `${before}${many}${long}${bet('last', { payout: '1' })}${bet('after')}`;
    const to = content.length - bet('after').length;
    const { tally, findings, lines, ids } = await auditRange(job(content, { from: before.length, to }));
    expect({ records: tally.records, ok: tally.ok, kinds: tally.kinds, lines, ids: ids.slice(-2) }).toEqual({
      records: 602,
      ok: 600,
      kinds: { problem: 1, payout: 1 },
      lines: 602,
      ids: [
        [600, 'many'],
        [602, 'last'],
      ],
    });
    expect(findings).toEqual([
      { line: 601, kind: 'problem', code: 'leftOut', message: 'a line of more than 1048576 bytes' },
      {
        line: 602,
        bet_id: 'last',
        currency: 'BRL',
        kind: 'payout',
        expected: '12.33',
        actual: '1',
        difference: '-11.33',
      },
    ]);
  });

  it('of CSV is read by the header of its file', async () => {
    const content = `${csvBet('1')}\n"2\n${csvBet('').slice(1)}`;
    const { tally, ids } = await auditRange(job(content, { options: { ...asked, header } }));
    expect([tally.records, tally.problems, ids]).toEqual([3, 2, [[1, '1']]]);
  });

  it('of another file is refused', async () => {
    await expect(auditRange(job('x\n', { size: 1_000 }))).rejects.toThrow(
      new Error(`${path} differs from the queued file: 2 bytes, not 1000`),
    );
    const file = join(dir, 'nowhere');
    await expect(auditRange(job('x\n', { file }))).rejects.toThrow(
      new Error(`${file} differs from the queued file: no bytes, not 2`),
    );
  });
});

describe('what the queue has is checked', () => {
  const part: PartJob = { run: 'r', part: 0, file: 'f', size: 0, from: 0, to: 0, options: { a: 1 } };
  const finding = { line: 1, kind: 'open', message: 'm' };
  const done = { tally: newTally(), lines: 0, findings: [finding], ids: [[1, 'a']] };

  it.each(['run', 'part', 'file', 'size', 'from', 'to', 'options'])('a part needs %s', (name) => {
    expect(v.parse(PartJob, part)).toEqual(part);
    expect([undefined, -1, 0.5].map((value) => v.is(PartJob, { ...part, [name]: value }))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each<[object, boolean]>([
    [{}, true],
    [{ findings: [] }, true],
    [{ findings: [null] }, false],
    [{ findings: ['a'] }, false],
    [{ findings: [finding, 5] }, false],
    [{ ids: [['a', 1]] }, false],
    [{ ids: [[-1, 'a']] }, false],
    [{ lines: -1 }, false],
    [{ tally: {} }, false],
  ])('a result with %j: %s', (more, isTaken) => {
    expect(v.is(PartDone, { ...done, ...more })).toBe(isTaken);
  });

  it('results are stored by run', () => expect(resultsKey('r')).toBe('slipway-audit:r'));
});
