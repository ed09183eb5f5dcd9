import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSimulator } from '../../doors/server/start-simulator.ts';
import { DamagedStore } from './damaged-store.ts';
import { openStore } from './open-store.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'slipway-store-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('a store on disk', () => {
  it('continues after a restart: money, bets and the clock', async () => {
    const first = await startSimulator({ dataDir: dir, seed: 'kept' });
    first.world().clock.advance(3_600_000);
    first.world().change(() => first.world().members.change('m-player', { level: 4 }));
    await first.close();
    const second = await startSimulator({ dataDir: dir, seed: 'kept' });
    expect(second.world().clock.read().now).toBe('2026-03-14T13:00:00.000Z');
    expect(second.world().members.byId('m-player')?.level).toBe(4);
    expect(second.world().members.all()).toHaveLength(3);
    await second.close();
  });

  it('is refused under another seed: its bets are on other matches', async () => {
    await (await startSimulator({ dataDir: dir, seed: 'kept' })).close();
    await expect(startSimulator({ dataDir: dir, seed: 'other' })).rejects.toThrow('made with seed "kept"');
  });

  it.each([
    ['no database at all', 'hello, I am a text file, and longer than a header of a hundred bytes would be '.repeat(5)],
    ['nothing left of it', ''],
    ['a header with rubbish behind it', `SQLite format 3\u0000${'x'.repeat(9_000)}`],
  ])('is refused with a way out: %s', (_, content) => {
    const file = join(dir, 'main.sqlite');
    writeFileSync(file, content);
    expect(() => openStore(file)).toThrow(DamagedStore);
    const error = (() => {
      try {
        return openStore(file);
      } catch (thrown) {
        return thrown as DamagedStore;
      }
    })();
    expect(error).toMatchObject({ file, next: [expect.stringContaining('Restore'), expect.stringContaining('mv ')] });
  });

  it('of another version is refused', () => {
    const file = join(dir, 'main.sqlite');
    const store = openStore(file);
    store.exec('PRAGMA user_version = 99');
    store.close();
    expect(() => openStore(file)).toThrow('version 99');
  });

  it.each([
    ['emptied', 0, 'is empty: its content was lost'],
    ['cut to 100 bytes', 100, 'main.sqlite: '],
    ['cut to a page', 4_096, 'main.sqlite: '],
    ['cut to half', 0.5, 'main.sqlite: '],
  ])('that was %s is refused and not replaced', async (_, size, message) => {
    await (await startSimulator({ dataDir: dir, seed: 'kept' })).close();
    const file = join(dir, 'main.sqlite');
    truncateSync(file, size < 1 ? Math.floor((statSync(file).size * size) / 4_096) * 4_096 : size);
    const before = readFileSync(file);
    await expect(startSimulator({ dataDir: dir, seed: 'kept' })).rejects.toThrow(DamagedStore);
    await expect(startSimulator({ dataDir: dir, seed: 'kept' })).rejects.toThrow(message);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('of no tables at all is refused; a named world the same', async () => {
    const file = join(dir, 'main.sqlite');
    const store = openStore(file);
    store.exec('PRAGMA user_version = 0');
    store.close();
    expect(() => openStore(file)).toThrow('has none of the tables of a world');
    const simulator = await startSimulator({ dataDir: join(dir, 'other'), seed: 'kept' });
    writeFileSync(join(dir, 'other', 'second.sqlite'), '');
    expect(() => simulator.world('second')).toThrow('is empty: its content was lost');
    await simulator.close();
  });

  it('whose making was cut short is made again, without the log of an earlier one', () => {
    const file = join(dir, 'main.sqlite');
    writeFileSync(`${file}.new`, 'half');
    writeFileSync(`${file}-wal`, 'of a store that was moved away');
    const store = openStore(file);
    expect(store.all('SELECT name FROM meta')).toEqual([]);
    store.close();
    expect(readdirSync(dir)).not.toContain('main.sqlite.new');
  });
});
