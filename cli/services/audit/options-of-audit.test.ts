import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { audit } from './audit.ts';
import { type AuditOptions, partOptions } from './part/audit-options.ts';
import { settledBet } from './bets.fixture.ts';
import { newTally } from './part/tally.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-audit-options-'));
const at = (name: string) => join(dir, name);
const OPTIONS: AuditOptions = { jobs: '1', rules: 'platform-1', differences: at('d') };
let stderr = '';
let exitCode: typeof process.exitCode;
beforeEach(() => {
  stderr = '';
  exitCode = process.exitCode;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text);
    return true;
  });
});
afterEach(() => {
  process.exitCode = exitCode;
  vi.restoreAllMocks();
});
afterAll(() => rmSync(dir, { recursive: true }));

const write = (name: string, content: string | Buffer) => {
  writeFileSync(at(name), content);
  utimesSync(at(name), 1_000, 1_000);
  return at(name);
};
const bets = (...all: readonly object[]) => all.map((bet) => `${JSON.stringify(bet)}\n`).join('');
const refused = (message: string, next: readonly string[] = []) => ({ message, next, exitCode: 2 });

it('the rules of a run are those of a version, or of a brand in its currency', () => {
  const brand = write(
    'brand.json',
    JSON.stringify({ name: 'x', currency: 'INR', rules: { prizeCap: 'specification', withholding: 'official' } }),
  );
  const asked = { rules: 'official-1', brand: undefined, shard: undefined };
  const header = { columns: ['a'], delimiter: ';' };
  const withholding = { threshold: '10000', rate: '0.2' };
  expect(partOptions(asked, header)).toMatchObject({
    header,
    rules: { settle: { rounding: 'half-even-line', withholding } },
    shard: { index: 1, of: 1 },
  });
  expect(partOptions({ ...asked, shard: '2/3' }, undefined).shard).toEqual({ index: 2, of: 3 });
  expect(partOptions({ ...asked, brand }, undefined)).toEqual({
    header: undefined,
    rules: {
      settle: {
        prizeCap: [
          { from: 1, to: 1, cap: '10200' },
          { from: 3, to: 20, cap: '4500' },
          { from: 50, to: 60, cap: '6100' },
        ],
        withholding,
      },
      currency: 'INR',
      maxFolds: expect.any(Object),
    },
    shard: { index: 1, of: 1 },
  });
});

it('a brand that states the places of currencies is audited in them', () => {
  const currencies = ['USDT', { code: 'JPY', places: 0 }, { code: 'KWD', places: 3 }];
  const brand = write('places.json', JSON.stringify({ currency: 'USDT', currencies, rules: {} }));
  const { rules } = partOptions({ rules: 'platform-1', brand, shard: undefined }, undefined);
  expect(rules.places).toEqual({ JPY: 0, KWD: 3 });
  const wrong = write('wrong.json', JSON.stringify({ currency: 'USDT', currencies: [{ code: 'JPY', places: 9 }] }));
  expect(() => partOptions({ rules: 'platform-1', brand: wrong, shard: undefined }, undefined)).toThrow('currencies.0');
});

it('a rules version, and a brand, that are none are refused', () => {
  const asked = { rules: 'platform-1', shard: undefined };
  const brand = (text: string) => () => partOptions({ ...asked, brand: write('b.json', text) }, undefined);
  const error = (object: object) => expect.objectContaining(object);
  expect(() => partOptions({ ...asked, rules: 'toString' }, undefined)).toThrow(
    error(refused("Unknown rules 'toString'. Choose one of: platform-1, platform-text-1, official-1.")),
  );
  const check = ['See: slipway brand check'];
  expect(brand('[')).toThrow(
    error(refused(`--brand ${at('b.json')}: Unexpected end of JSON input`, ['Name a brand.json.'])),
  );
  expect(brand('5')).toThrow(
    error(refused(`${at('b.json')}: file: Invalid type: Expected Object but received 5`, check)),
  );
  expect(brand('{"currency":"EUR1"}')).toThrow(
    error({ message: expect.stringContaining(`${at('b.json')}: currency: is no currency that is known`), next: check }),
  );
});

it('an audit writes its summary, and ends with 1 for findings', async () => {
  const right = { ...newTally(), records: 1, ok: 1, days: { '2026-03-01': { bets: 1, differ: 0 } } };
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const file = write('right', bets(settledBet('a')));
  await audit(file, { ...OPTIONS, summary: at('s.json') });
  const { slowest: _, ...counts } = right;
  const money = { BRL: { paid: '12.33', owed: '12.33', difference: '0', tooMuch: '0', tooLittle: '0' } };
  expect(readFileSync(at('s.json'), 'utf8')).toBe(`${JSON.stringify({ ...counts, money }, undefined, 2)}\n`);
  expect([process.exitCode, stderr.split('\n')[0]]).toEqual([
    0,
    '1 bets: 1 as the engine has them, 0 differ, 0 unreadable (0.0 s, 0/s)',
  ]);
  await audit(write('wrong', Buffer.from(bets(settledBet('a', { payout: '1' })), 'utf16le')), OPTIONS);
  expect([process.exitCode, stderr.split('\n').at(-6)]).toEqual([1, 'the file is read as utf-16le']);
});

it.each<[Partial<AuditOptions>, string]>([
  [{ junit: 'j', state: 's' }, '--state'],
  [{ tap: 't', state: 's' }, '--state'],
  [{ junit: 'j', tap: 't', queue: 'q' }, '--queue'],
  [{ tap: 't', queue: 'q', state: 's' }, '--queue'],
])('results for CI servers cannot come with %j', async (options, other) => {
  await expect(audit('nowhere', { ...OPTIONS, ...options })).rejects.toMatchObject(
    refused(`--junit and --tap cannot be combined with ${other}`, ['Leave it out, or read --differences FILE.']),
  );
});

it.each<[string, Partial<AuditOptions>]>([
  ['-', {}],
  ['bets', { differences: undefined }],
])('a state is refused for %s with %j', async (file, options) => {
  await expect(audit(file, { ...OPTIONS, state: 's', ...options })).rejects.toMatchObject(
    refused('--state needs an input file (not standard input) and --differences FILE', [
      'slipway audit bets.ndjson --differences differences.ndjson --state audit.state',
    ]),
  );
  expect(existsSync('s')).toBe(false);
});

it.each(['0', '65'])('%s jobs are refused', async (jobs) => {
  await expect(audit(write('right', bets(settledBet('a'))), { ...OPTIONS, jobs })).rejects.toMatchObject(
    refused(`--jobs must be a whole number from 1 to 64; got ${jobs}`),
  );
});

it('a state has all counts; the same audit is done then, and another one refused', async () => {
  const text = bets(settledBet('a'), settledBet('a'));
  const file = write('kept', text);
  const options = { ...OPTIONS, state: at('state') };
  await audit(file, options);
  const of = { file, size: text.length, mtimeMs: 1_000_000, shard: '1/1', rules: 'platform-1', differences: at('d') };
  const state = JSON.parse(readFileSync(at('state'), 'utf8')) as object;
  const differencesBytes = readFileSync(at('d')).length;
  expect(state).toEqual({
    version: 2,
    of,
    offset: text.length,
    lines: 2,
    differencesBytes,
    idsBytes: 12,
    isDone: true,
    tally: expect.objectContaining({ records: 2, ok: 2, kinds: { duplicate: 1 } }),
  });
  stderr = '';
  await audit(file, options);
  expect(stderr.split('\n')[0]).toBe(`${at('state')} shows a finished audit: nothing to do`);
  await expect(audit(file, { ...options, shard: '1/2' })).rejects.toMatchObject(
    refused(`${at('state')} belongs to another audit: shard changed`, [`Remove ${at('state')} to begin anew.`]),
  );
  const missing = { ...options, brand: at('nowhere.json') };
  await expect(audit(file, missing)).rejects.toMatchObject({ message: expect.stringContaining('ENOENT') });
  // It goes on after the first bet, whose counts, ids and findings it has.
  const first = text.indexOf('\n') + 1;
  const stopped = {
    ...state,
    offset: first,
    lines: 1,
    differencesBytes: 0,
    isDone: false,
    tally: { ...newTally(), records: 1, ok: 1 },
  };
  write('state', JSON.stringify(stopped));
  await audit(file, options);
  expect(JSON.parse(readFileSync(at('state'), 'utf8'))).toMatchObject({
    offset: text.length,
    lines: 2,
    differencesBytes,
    idsBytes: 12,
    isDone: true,
    tally: { records: 2, ok: 2, kinds: { duplicate: 1 } },
  });
});

it.each([
  ['after each block, when half a second is over', 10, true],
  ['at the end only, when it takes less', 0.001, false],
])('the state is stored %s', async (_, step, isOften) => {
  const text = bets(settledBet('a', { pad: 'x'.repeat(4_000) })).repeat(150);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += step));
  const stringify = vi.spyOn(JSON, 'stringify');
  await audit(write('many', text), { ...OPTIONS, state: at(`often-${step}`) });
  const stored = stringify.mock.calls
    .map(([value]) => value as { version?: number; offset: number; lines: number; isDone: boolean })
    .filter(({ version }) => version === 2)
    .map(({ offset, lines, isDone }) => [offset, lines, isDone]);
  const line = text.length / 150;
  const blocks = Array.from({ length: Math.floor(text.length / 262_144) }, (__, index) => {
    const lines = Math.floor(((index + 1) * 262_144) / line);
    return [lines * line, lines, false];
  });
  expect(stored).toEqual([...(isOften ? blocks : []), [text.length, 150, true]]);
});
