import { describe, expect, it } from 'vitest';
import { findingsOf, verdict } from '#cli/locales/test/tree.ts';

describe('placeholders', () => {
  it.each([
    ['Pay {{amount}}', 'Paga', 'placeholder-missing'],
    ['Pay {{amount}}', 'Paga {{amuont}}', 'placeholder-renamed'],
    ['Pay {{amount}}', 'Paga {{Amount}}', 'placeholder-renamed'],
    ['Pay {{amount}}', 'Paga {{importe}}', 'placeholder-renamed'],
    ['Pay {{amount}}', 'Paga {{amount}} {{bonus}}', 'placeholder-extra'],
    ['Pay', 'Paga {{amount}}', 'placeholder-extra'],
    ['Pay {{amount}}', 'Paga {{amount}', 'placeholder-malformed'],
    ['Pay {{amount}}', 'Paga {amount}}', 'placeholder-malformed'],
    ['Pay {{amount}}', 'Paga {amount}', 'placeholder-malformed'],
    ['Pay {{amount}}', 'Paga { { amount } }', 'placeholder-malformed'],
    ['Pay {{amount}}', 'Paga {{{amount}}}', 'placeholder-malformed'],
    ['Pay {{amount}}', 'Paga {{}}', 'placeholder-malformed'],
    ['Pay {{amount}}', 'Paga ｛｛amount｝｝', 'placeholder-malformed'],
    ['Pay {{amount}}', 'Paga amount}}', 'placeholder-malformed'],
    ['Pay {{amount}}', 'Paga {{amount', 'placeholder-malformed'],
    ['Bet {{a}} on {{b}}', 'Apuesta', 'placeholder-missing placeholder-missing'],
    ['{{n}} bets', '{n, plural, one {# apuesta} other {# apuestas}}', 'icu-syntax'],
    ['{{n}} bets', '{n, number} apuestas', 'icu-syntax'],
  ])('%j as %j is %s', (source, target, expected) => {
    expect(verdict('es', source, target)).toBe(expected);
  });

  it.each([
    ['Pay {{amount}} to {{name}}', '{{ name }} recibe {{amount}}'],
    ['Pay {{amount}}', 'Paga ${{amount}} ({{amount}})'],
    ['At {{at, datetime(month: long; year: numeric)}}', 'A las {{at, datetime(month: short)}}'],
    ['Hello {{user.name}}', 'Hola {{user.name}}'],
    ['Write { } here', 'Escribe { } aquí'],
  ])('%j as %j is legal', (source, target) => {
    expect(verdict('es', source, target)).toBe('ok');
  });

  it('lets only the forms for zero and one spell out the number', () => {
    const found = findingsOf({
      'locales/en.json': { bets_one: '{{count}} bet of {{name}}', bets_other: '{{count}} bets of {{name}}' },
      'locales/tr.json': {
        bets_zero: '{{name}} bahis yapmadı',
        bets_one: '{{name}}: bir bahis',
        bets_other: '{{name}}: bahisler',
      },
    });
    expect(found.map((one) => [one.check, one.key])).toEqual([['placeholder-missing', 'bets_other']]);
  });

  it('reports half-open braces in the source itself', () => {
    expect(findingsOf({ 'locales/en.json': { a: 'Pay {{amount} now' } }).map((one) => one.check)).toEqual([
      'placeholder-malformed',
    ]);
  });
});
