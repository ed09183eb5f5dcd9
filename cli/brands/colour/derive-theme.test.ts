import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContrast } from '#cli/brands/checks/contrast.ts';
import { starterBrand } from '#cli/brands/init/starter-brand.ts';
import { deriveTheme, sixDigits } from './derive-theme.ts';

const starter = starterBrand({
  id: 'x',
  name: 'X',
  profile: 'none',
  languages: ['en'],
  currency: 'EUR',
  domain: 'x.example',
});

describe('a theme of one colour', () => {
  it('passes the contrast check whatever the colour', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (parts) => {
        const colour = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        expect(checkContrast({ ...starter, theme: deriveTheme(colour, starter.theme) })).toEqual([]);
      }),
      { numRuns: 150, examples: [[[0, 0, 0]], [[255, 255, 255]], [[255, 255, 0]], [[119, 119, 119]]] },
    );
  });

  it('keeps a colour that can be read, and moves one that cannot by as little as needed', () => {
    expect(deriveTheme('#0f5fa8', starter.theme).light).toMatchObject({
      primary: '#0f5fa8',
      'primary-text': '#ffffff',
    });
    const yellow = deriveTheme('#ffd800', starter.theme);
    expect(yellow.light.primary).not.toBe('#ffd800');
    expect(yellow.light).toMatchObject({ accent: '#ffd800', 'accent-text': '#111111' });
    expect(yellow.dark.primary).toBe('#ffd800');
  });

  it('reads short and capital digits', () => {
    expect([sixDigits('#abc'), sixDigits('#AABBCC')]).toEqual(['#aabbcc', '#aabbcc']);
  });
});
