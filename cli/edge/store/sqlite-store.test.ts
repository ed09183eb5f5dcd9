import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CliError } from '#cli/terminal/errors.ts';
import { Sqlite } from '#simulator/doors';
import type { KeyRecord, Outcome } from './edge-store.ts';
import { openSqliteStore } from './sqlite-store.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'slipway-store-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const open = (fingerprint = 'f') => openSqliteStore(folder, () => fingerprint);

const record = (key: string, more: Partial<KeyRecord> = {}): KeyRecord => ({
  player: 'ann',
  key,
  row: 'placeBet',
  digest: 'd',
  content: 'c',
  request: '{}',
  deadline: 9,
  pressedAt: 8,
  sentMs: 7,
  ...more,
});
const outcome: Outcome = {
  is: 'accepted',
  how: 'answer',
  answer: { status: 200, type: 'application/json', body: '{}' },
  entry: 'bet-1',
  decidedMs: 10,
};

it('a record is written once, an outcome once, and an entry for one key; after a restart all of it is there', async () => {
  const store = open();
  const decided = { ...record('decided'), outcome: { ...outcome, entry: 'bet-2' } };
  const refused: Outcome = { is: 'refused', how: 'late', answer: outcome.answer, decidedMs: 11 };
  expect(await store.claim(record('one'))).toBeUndefined();
  expect(await store.claim(decided)).toBeUndefined();
  expect(await store.claim(record('one', { digest: 'other' }))).toEqual(record('one'));
  expect(await store.decide(record('one'), outcome)).toBeUndefined();
  expect(await store.decide(record('one'), refused)).toEqual({ ...record('one'), outcome });
  expect(await store.claim(record('two'))).toBeUndefined();
  expect(await store.decide(record('two'), outcome)).toEqual(record('two'));
  expect(await store.decide(record('two'), refused)).toBeUndefined();
  expect(await store.claim(record('one', { player: 'bob' }))).toBeUndefined();
  expect(await store.decide(record('one', { player: 'bob' }), outcome)).toBeUndefined();
  await store.claim(record('three', { sentMs: 6 }));
  expect(await store.rivals(record('one'), 'c')).toEqual([
    { is: 'accepted', entry: 'bet-2', decidedMs: 10, pressedAt: 8, sentMs: 7 },
    { is: 'sent', pressedAt: 8, sentMs: 6 },
  ]);
  expect(await store.rivals(record('one'), 'other')).toEqual([]);
  await store.close();
  const again = open();
  await again.check();
  expect(await Promise.all(['one', 'two', 'decided', 'none'].map((key) => again.find({ player: 'ann', key })))).toEqual(
    [{ ...record('one'), outcome }, { ...record('two'), outcome: refused }, decided, undefined],
  );
  expect([await again.prune(7), await again.prune(8), await again.find(record('one'))]).toEqual([1, 4, undefined]);
  await again.close();
});

it('a file that is no sound store is refused, with what to do', async () => {
  const store = open();
  const many = Array.from({ length: 200 }, (_, index) => record(`key-${index}`, { request: 'x'.repeat(200) }));
  await Promise.all(many.map((each) => store.claim(each)));
  const db = new Sqlite(path.join(folder, 'edge.sqlite'));
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  const sound = readFileSync(path.join(folder, 'edge.sqlite'));
  await store.close();

  /** What the edge says of a store with this content. */
  const said = (name: string, content: Buffer | string, fingerprint = 'f'): object => {
    const own = path.join(folder, name);
    mkdirSync(own);
    writeFileSync(path.join(own, 'edge.sqlite'), content);
    try {
      void openSqliteStore(own, () => fingerprint).close();
      return {};
    } catch (error) {
      const { message, next, exitCode } = error as CliError;
      const shown = (text: string): string => text.replaceAll(path.join(own, 'edge.sqlite'), 'FILE');
      return { message: shown(message), next: next.map(shown), exitCode };
    }
  };
  const next = [
    'Restore FILE from a copy (sqlite3 FILE ".backup COPY" makes one while the edge runs).',
    'Or move it away: keys of the last days are forgotten then, so wait until their deadlines are over (a minute).',
  ];
  // The cells of the last page point nowhere.
  const damaged = Buffer.from(sound);
  damaged.fill(0xff, sound.length - 4_096 + 8, sound.length - 4_096 + 40);
  // The version of the user, in the header of the file.
  const newer = Buffer.from(sound);
  newer.writeUInt32BE(7, 60);
  expect([
    said('sound', sound),
    said('other', sound, 'other'),
    said('damaged', damaged),
    said('text', 'no database at all, but longer than a header'.repeat(20)),
    said('empty', ''),
    said('newer', newer),
  ]).toEqual([
    {},
    { message: 'FILE was made with another secret', next: ['Give the same file to --secret as before.'], exitCode: 1 },
    { message: expect.stringMatching(/^FILE is damaged: ./), next, exitCode: 1 },
    { message: 'FILE cannot be used as a store: file is not a database', next, exitCode: 1 },
    { message: 'FILE is empty: its keys were lost', next, exitCode: 1 },
    { message: 'FILE has tables of version 7; this edge writes 1', next, exitCode: 1 },
  ]);
});
