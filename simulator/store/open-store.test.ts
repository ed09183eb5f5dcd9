import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSimulator } from '#simulator/start-simulator.ts';
import { DamagedStore } from './damaged-store.ts';
import { openStore } from './open-store.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'slipway-store-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('a store on disk', () => {
  it('goes on where it stood: money, bets and the clock', async () => {
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
});
