import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnPath } from './own-path.ts';

describe('an address of this site', () => {
  it.each(['/', '/sport/soccer', '/promotions/promo-1?from=home#top', '/a//b'])('%s is one', (text) => {
    expect(isOwnPath(text)).toBe(true);
  });

  it.each([
    '',
    'sport',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:x',
    '/a b',
    '/\u200bx',
    ' /x',
  ])('%j is none', (text) => {
    expect(isOwnPath(text)).toBe(false);
  });

  it('what is one never leaves the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `/${rest}`),
        ),
        (text) => {
          if (isOwnPath(text)) expect(new URL(text, 'https://site.example').origin).toBe('https://site.example');
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
