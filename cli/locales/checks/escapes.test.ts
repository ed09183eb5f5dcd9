import { describe, expect, it } from 'vitest';
import { findingsOf, verdict } from '#cli/locales/test/tree.ts';

const raw = String.raw;

describe('escape sequences that players would see', () => {
  it.each([
    ['First line. Second', raw`Primera línea.\nSegunda`, 'literal-escape'],
    ['Total stake', raw`Apuesta\ttotal`, 'literal-escape'],
    ['Say yes', raw`Di \"sí\"`, 'literal-escape'],
    ['Terms and rules', 'Términos &amp;amp; reglas', 'double-escape'],
    ['Less than ten', 'Menos de &amp;lt;10', 'double-escape'],
    ['A new line', raw`Una línea &AMP;QUOT;nueva`, 'double-escape'],
  ])('%j as %j is %s', (source, target, expected) => {
    expect(verdict('es', source, target)).toBe(expected);
  });

  it.each([
    ['One thing.\nTwo', 'Una cosa.\nDos'],
    ['Terms & rules', 'Términos & reglas'],
    ['Terms &amp; rules', 'Términos &amp; reglas'],
    ['The folder', raw`La carpeta C:\nueva\tres`],
    ['The folder', raw`La carpeta \\servidor\nueva`],
    ['Either way', raw`Uno \ otro`],
    ['Ships; ampere;', 'Barcos & amp; amperio;'],
  ])('%j as %j is legal', (source, target) => {
    expect(verdict('es', source, target)).toBe('ok');
  });

  it('are reported in the source only', () => {
    const found = findingsOf({
      'locales/en.json': { a: raw`One line.\nAnother one`, b: 'Terms &amp;amp; rules' },
      'locales/es.json': { a: raw`Una línea.\nY otra más`, b: 'Términos &amp;amp; reglas' },
    });
    expect(found.map(({ language, key, check }) => `${language} ${key} ${check}`)).toEqual([
      'en a literal-escape',
      'en b double-escape',
    ]);
  });
});
