import { afterEach, describe, expect, it } from 'vitest';
import { Worlds } from './worlds.ts';

const START_MS = Date.parse('2026-03-14T12:00:00.000Z');
let worlds: Worlds;
afterEach(() => worlds.close());

describe('the worlds of a process', () => {
  it('are bounded: any request may name a new one', () => {
    worlds = new Worlds({ seed: 'many', startMs: START_MS, speed: 0, upstream: 'keyed', mostWorlds: 3 });
    for (const name of ['main', 'a', 'b']) worlds.get(name);
    expect(() => worlds.get('c')).toThrow('At most 3 worlds');
    // One that is there may be made anew, and one that is dropped makes room.
    worlds.create('b');
    worlds.drop('a');
    expect(worlds.get('c').name).toBe('c');
    expect(() => worlds.get('d')).toThrow('DELETE /__sim/worlds/NAME');
  });

  it('are bounded in bytes, too: what happens in a world has no bound', () => {
    let heldBytes = 100;
    worlds = new Worlds({
      seed: 'large',
      startMs: START_MS,
      speed: 0,
      upstream: 'keyed',
      heldBytes: () => heldBytes,
    });
    worlds.get('main');
    worlds.get('a');
    heldBytes = 3 * 1_024 ** 3;
    expect(() => worlds.get('b')).toThrow('At most 3221225472 bytes, which 2 worlds take');
    expect(worlds.create('a').name).toBe('a');
    expect(worlds.get('main').name).toBe('main');
    heldBytes -= 1;
    expect(worlds.get('b').name).toBe('b');
  });

  it('have names that are no path', () => {
    worlds = new Worlds({ seed: 'names', startMs: START_MS, speed: 0, upstream: 'keyed' });
    for (const name of ['../x', 'A', '', 'a b', '__proto__', 'x'.repeat(65), 'a/b'])
      expect(() => worlds.get(name), name).toThrow('A world is named by');
    expect(worlds.all()).toEqual([]);
  });
});
