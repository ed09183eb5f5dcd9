import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

describe('spaces and line ends', () => {
  it.each([
    ['Total stake', 'Apuesta total ', 'whitespace'],
    ['Total stake', ' Apuesta total', 'whitespace'],
    ['Total stake', 'Apuesta total\u00A0', 'whitespace'],
    ['Total stake', 'Apuesta  total', 'whitespace'],
    ['Total stake', 'Apuesta\ttotal', 'whitespace'],
    ['Total stake: ', 'Apuesta total:', 'whitespace'],
    ['Total stake', 'Apuesta total\n', 'line-ends'],
    ['Total stake', 'Apuesta\r\ntotal', 'line-ends'],
    ['First line\nSecond', 'Primera línea, segunda', 'line-ends'],
  ])('%j as %j is %s', (source, target, expected) => {
    expect(verdict('es', source, target)).toBe(expected);
  });

  it('accepts spaces that the source has, and full-width signs without', () => {
    expect(verdict('es', 'Total: ', 'Suma: ')).toBe('ok');
    expect(verdict('zh', 'Total: ', '总计：')).toBe('ok');
    expect(verdict('es', 'One thing.\nTwo', 'Una cosa.\nDos')).toBe('ok');
    expect(verdict('ru', '10 000 people', '10\u00A0000 человек')).toBe('ok');
  });
});
