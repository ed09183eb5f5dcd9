import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyMatcher } from './key-pattern.ts';

describe('key patterns', () => {
  it('match the same keys as a regular expression', () => {
    const piece = fc.constantFrom('a', 'b', '.', '*', '**', '$', 'ab');
    const text = (pieces: readonly string[]) => pieces.join('');
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 7 }),
        fc.array(fc.constantFrom('a', 'b', '.', '$'), { maxLength: 8 }),
        (pattern, key) => {
          const source = text(pattern)
            .split(/\*+/u)
            .map((part) => part.replaceAll(/[.$]/g, String.raw`\$&`))
            .join('.*');
          expect(keyMatcher(text(pattern))('', text(key))).toBe(new RegExp(`^${source}$`, 's').test(text(key)));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('match namespaces and plural forms too', () => {
    expect(keyMatcher('nav:*')('nav', 'home')).toBe(true);
    expect(keyMatcher('nav.h*')('nav', 'home')).toBe(true);
    expect(keyMatcher('items')('', 'items_few')).toBe(true);
    expect(keyMatcher('items')('', 'item')).toBe(false);
  });
});
