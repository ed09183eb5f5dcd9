import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { identityOf, readState, type State } from './state.ts';
import { newTally } from './part/tally.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-audit-state-'));
const path = join(dir, 'state');
afterAll(() => rmSync(dir, { recursive: true }));

const of = { file: 'b', size: 3, mtimeMs: 1_000.5, shard: '1/2', rules: 'platform-1', differences: 'd' };
const STATE: State = {
  version: 2,
  of,
  offset: 1,
  lines: 2,
  differencesBytes: 3,
  idsBytes: 4,
  isDone: false,
  tally: newTally(),
};
const read = (state: unknown, asked: State['of'] = of) => {
  writeFileSync(path, typeof state === 'string' ? state : JSON.stringify(state));
  return readState(path, asked);
};

it('the state of an earlier run is read; without a file there is none', () => {
  expect([read(STATE), readState(join(dir, 'nowhere'), of)]).toEqual([STATE, undefined]);
});

it.each<[Partial<State['of']>, string]>([
  [{ file: 'other' }, 'file'],
  [{ size: 4 }, 'size'],
  [{ mtimeMs: 1_000 }, 'mtimeMs'],
  [{ shard: '2/2', rules: 'official-1' }, 'shard, rules'],
  [{ differences: '' }, 'differences'],
])('of another audit, with %j, it is refused', (other, changed) => {
  expect(() => read(STATE, { ...of, ...other })).toThrow(
    expect.objectContaining({
      message: `${path} belongs to another audit: ${changed} changed`,
      next: [`Remove ${path} to begin anew.`],
      exitCode: 2,
    }),
  );
});

it.each<[string, unknown]>([
  ['no JSON', '{'],
  ['another version', { ...STATE, version: 1 }],
  ['no identity', { ...STATE, of: undefined }],
  ['an offset below zero', { ...STATE, offset: -1 }],
  ['a part of a line', { ...STATE, lines: 1.5 }],
  ['bytes as a text', { ...STATE, differencesBytes: '3' }],
  ['no ids', { ...STATE, idsBytes: undefined }],
  ['no end', { ...STATE, isDone: undefined }],
  ['no tally', { ...STATE, tally: {} }],
  ['sums as numbers', { ...STATE, tally: { ...newTally(), money: { BRL: { paid: 1 } } } }],
  ['a count below zero', { ...STATE, tally: { ...newTally(), records: -1 } }],
  ['a size below zero', { ...STATE, of: { ...of, size: -1 } }],
])('with %s it is refused', (_, state) => {
  expect(() => read(state)).toThrow(
    expect.objectContaining({
      message: `${path} is not a state file of an audit`,
      next: [`Remove ${path} to begin anew.`],
      exitCode: 2,
    }),
  );
});

it('an audit is known by its file and its options', () => {
  const file = join(dir, 'bets');
  writeFileSync(file, 'abc');
  utimesSync(file, 5, 7);
  const options = { shard: '1/1', rules: 'r', differences: 'd' };
  expect(identityOf(file, options)).toEqual({ file, size: 3, mtimeMs: 7_000, ...options });
});
