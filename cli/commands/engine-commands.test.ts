import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slipway as command } from '#cli/test/command.ts';
import { proved, readJUnit } from '#cli/services/report/read-cases.fixture.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

/** The command in a folder of its own. */
async function slipway(args: readonly string[], input = '') {
  const { status, stdout, stderr } = await command(args, { cwd: folder, input });
  return { code: status, out: stdout, err: stderr };
}

async function file(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return name;
}

const right = {
  id: 'evens',
  kind: 'odds',
  from: 'decimal',
  value: '2.00',
  expect: { fractional: '1/1', american: '+100' },
};
const wrong = { id: 'wrong', kind: 'money', op: 'truncate', amount: '1.005', places: 2, expect: { text: '1.01' } };
const slip = {
  id: 'slip',
  kind: 'sports',
  game: 'soccer',
  currency: 'BRL',
  stake: '2',
  passes: ['2-string-1'],
  matches: [
    { id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] },
    { id: 'b', picks: [{ market: 'goals', outcome: '3', odds: '3.60' }] },
  ],
};
const lines = (...values: unknown[]) =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n');

describe('slipway replay', () => {
  it('is quiet about what is as expected, and ends with 0', async () => {
    const { code, out } = await slipway(['replay', await file('right.ndjson', lines(right, right))]);
    expect(code).toBe(0);
    expect(out).toMatch(/^2 scenarios: 2 as expected, 0 differ, 0 wrong/);
  });

  it('prints expected and actual of a mismatch side by side, and ends with 1', async () => {
    const { code, out } = await slipway(['replay', await file('wrong.ndjson', lines(right, wrong))]);
    expect(code).toBe(1);
    expect(out).toContain('mismatch wrong\n        expected  actual\n  text  1.01      1.00\n');
  });

  it('names file, line and key of what is no scenario, goes on, and ends with 2', async () => {
    const bad = [
      { ...right, valu: '1' },
      '{"id": "cut',
      { ...slip, stake: '-1' },
      { ...slip, passes: ['single'], matches: [{ id: 'a', picks: [{ market: 'wl', outcome: 'x', odds: '2' }] }] },
    ];
    const { code, out } = await slipway(['replay', await file('bad.ndjson', lines(...bad, right))]);
    expect(code).toBe(2);
    expect(out).toContain(
      'bad.ndjson:1: evens: valu: no scenario of this kind has this key: correct it or leave it out',
    );
    expect(out).toMatch(/bad\.ndjson:2: (?!bad).* notJson/);
    expect(out).toContain('bad.ndjson:3: slip: stake: must not be negative, got "-1" negativeAmount');
    expect(out).toContain('bad.ndjson:4: slip: matches[0].picks[0].outcome: wl has no outcome "x" unknownOutcome');
    expect(out).toContain('5 scenarios: 1 as expected, 0 differ, 4 wrong');
  });

  it('prints a line per scenario with --json, and the summary beside it', async () => {
    const { code, out, err } = await slipway(
      ['replay', '--json', '-'],
      lines(right, wrong, { ...right, value: '0.5' }),
    );
    expect(code).toBe(2);
    const printed = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string });
    expect(printed[0]).toMatchObject({
      id: 'evens',
      ok: true,
      actual: { decimal: '2.00' },
      differences: [],
      error: null,
    });
    expect(printed[1]).toMatchObject({
      id: 'wrong',
      ok: false,
      differences: [{ key: 'text', expected: '1.01', actual: '1.00' }],
      error: null,
    });
    expect(printed[2]).toMatchObject({
      ok: false,
      actual: null,
      error: { code: 'oddsBelowOne', path: 'value', line: 3 },
    });
    expect(err).toMatch(/^3 scenarios: 1 as expected, 1 differ, 1 wrong/);
  });

  it('reads documents over several lines, one after another or as an array', async () => {
    const pretty = await file('pretty.json', JSON.stringify(right, null, 2));
    const several = await file('several.json', `${JSON.stringify(right, null, 2)}\n${JSON.stringify(slip, null, 2)}\n`);
    const array = await file('array.json', JSON.stringify([right, slip], null, 2));
    const { code, out } = await slipway(['replay', pretty, several, array]);
    expect([code, out.split('\n').at(-2)]).toEqual([0, expect.stringContaining('5 scenarios: 5 as expected')]);
  });

  it('goes on after a broken first line', async () => {
    const broken = await file('first.ndjson', lines('{"id": ', right, wrong));
    const { code, out } = await slipway(['replay', broken, '--junit', 'r.xml', '--tap', 'r.tap']);
    expect(code).toBe(2);
    expect(out).toContain('3 scenarios: 1 as expected, 1 differ, 1 wrong');
    expect(readJUnit(join(folder, 'r.xml'))).toMatchObject({
      suite: { name: 'slipway replay' },
      cases: [
        { name: expect.stringContaining('first.ndjson:1'), not: 'error' },
        { name: 'evens' },
        { name: 'wrong', not: 'failure', message: 'text: expected 1.01, actual 1.00' },
      ],
    });
    expect(proved(join(folder, 'r.tap'))).toContain('Failed tests:  1, 3');
  });

  it('takes a shard, and spreads over processes', async () => {
    const ten = await file(
      'ten.ndjson',
      lines(...Array.from({ length: 10 }, (_, index) => ({ ...right, id: `s${index}` }))),
    );
    const shard = await slipway(['replay', ten, '--json', '--shard', '2/3']);
    expect(shard.out.match(/"id":"s\d"/g)).toEqual(['"id":"s1"', '"id":"s4"', '"id":"s7"']);
    const jobs = await slipway(['replay', ten, '--jobs', '2']);
    expect([jobs.code, jobs.out]).toEqual([0, expect.stringContaining('10 scenarios: 10 as expected')]);
  });

  it.each([
    [['replay', 'nowhere.ndjson'], 'No file or folder at nowhere.ndjson'],
    [['replay', '-', '--shard', '3/2'], '--shard must be i/n'],
    [['replay', '-', '--shard', 'x'], '--shard must be i/n'],
    [['replay', '-', '--jobs', '0'], '--jobs must be a whole number'],
    [['replay', '-', '--jobs', '2'], '--jobs cannot read standard input'],
    [['replay'], 'missing required argument'],
  ])('refuses %j with 2', async (args, message) => {
    const { code, err } = await slipway(args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it('shows what a file would do to the terminal', async () => {
    const { out } = await slipway(['replay', await file('ansi.ndjson', lines({ ...wrong, id: 'a\u001B[2Jb' }))]);
    expect(out).toContain('a\\u{1b}[2Jb');
  });

  it('replays the rule book of the repository', async () => {
    const { code, out } = await slipway(['replay', resolve('fixtures/scenarios')]);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^(1[5-9]\d|[2-9]\d\d) scenarios: \1 as expected, 0 differ, 0 wrong/),
    ]);
  });
});

describe('slipway odds', () => {
  it('shows odds in every format', async () => {
    const { code, out } = await slipway(['odds', '2.00']);
    expect(code).toBe(0);
    expect(out).toContain('  fractional   1/1\n  american     +100\n');
    const json = await slipway(['odds', '--from', 'american', '--json', '--', '-200', '+150']);
    expect(
      json.out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { decimal: string }).decimal),
    ).toEqual(['1.50', '2.50']);
  });

  it('refuses odds and formats that are none', async () => {
    expect(await slipway(['odds', '0.5'])).toMatchObject({ code: 2, err: expect.stringContaining('at least 1') });
    expect(await slipway(['odds', '2', '--from', 'roman'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Allowed choices are decimal, fractional'),
    });
  });
});

describe('slipway lines and explain', () => {
  it('list the lines of a slip', async () => {
    const name = await file('slip.ndjson', lines(right, slip));
    const { code, out } = await slipway(['lines', name]);
    expect(code).toBe(0);
    expect(out).toContain('     1  2  a wl w @1.85 + b goals 3 @3.60  odds 6.6600  pays 13.32');
    expect(out).toContain('1 of 1 lines; 2.00 BRL in all');
    const json = await slipway(['lines', name, '--json', '--id', 'slip']);
    expect(JSON.parse(json.out)).toMatchObject({ fold: 2, odds: '6.6600', payout: '13.32' });
  });

  it('explain an estimate', async () => {
    const name = await file('slip.ndjson', lines(right, slip));
    const { out } = await slipway(['explain', name]);
    expect(out).toContain('a\n  best   1:0: wl:w = 1.85\n  worst  0:0: nothing pays\n');
    expect(out).toContain('fold 2: 1 lines, best sum 6.66\n');
    expect(out).toContain('max 13.32 = 2 x 1 x the sums');
    expect(JSON.parse((await slipway(['explain', name, '--json'])).out)).toMatchObject({ estimate: { max: '13.32' } });
  });

  it.each([
    [['lines', 'slip.ndjson', '--offset', '-1'], 'whole numbers'],
    [['lines', 'slip.ndjson', '--limit', '10001'], 'limit'],
    [['lines', 'slip.ndjson', '--id', 'other'], 'No scenario of the kind sports with the id other'],
    [['explain', 'nowhere.ndjson'], 'No file or folder'],
  ])('refuse %j with 2', async (args, message) => {
    await file('slip.ndjson', lines(slip));
    const { code, err } = await slipway(args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
