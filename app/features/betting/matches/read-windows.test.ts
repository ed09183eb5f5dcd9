import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWindows } from './read-windows.ts';

describe('the parts of a list that are read again', () => {
  it('joins what is near and leaves out what is far', () => {
    expect(readWindows([80, 9, 3, 4])).toEqual([
      { start: 3, limit: 7 },
      { start: 80, limit: 1 },
    ]);
    expect(readWindows([])).toEqual([]);
  });

  it('holds every wanted place once, never overlaps, and never asks for more than 50 at once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 999 }), { maxLength: 60 }), (places) => {
        const windows = readWindows(places);
        for (const place of places) {
          expect(windows.filter(({ start, limit }) => place >= start && place < start + limit)).toHaveLength(1);
        }
        for (const [index, { start, limit }] of windows.entries()) {
          expect(limit).toBeLessThanOrEqual(50);
          expect(places).toContain(start);
          expect(places).toContain(start + limit - 1);
          const next = windows[index + 1];
          if (next !== undefined) expect(next.start).toBeGreaterThanOrEqual(start + limit);
        }
      }),
    );
  });
});
