import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

describe('tags', () => {
  it.each([
    ['See <0>rules</0>', 'Mira <0>reglas', 'tag-unbalanced'],
    ['See <0>rules</0>', 'Mira <0>reglas<0>', 'tag-unbalanced'],
    ['See <0>rules</0>', 'Mira reglas</0>', 'tag-unbalanced'],
    ['See <0>rules</0>', 'Mira <0>reglas</ 0>', 'tag-unbalanced'],
    ['See <0>rules</0>', 'Mira < 0>reglas</0>', 'tag-unbalanced'],
    ['See <0>rules</0>', 'Mira <0/>reglas', 'tag-unbalanced'],
    ['<b>A <i>rule</i></b>', '<b>Una <i>regla</b></i>', 'tag-unbalanced'],
    ['See <0>rules</0>', 'Mira <1>reglas</1>', 'tag-extra'],
    ['See <b>rules</b>', 'Mira las reglas', 'tag-missing'],
    ['See the rules', 'Mira las <b>reglas</b>', 'tag-extra'],
    ['<0>a rule</0> <1>b</1>', '<0>una regla</0>', 'tag-missing'],
  ])('%j as %j is %s', (source, target, expected) => {
    expect(verdict('es', source, target)).toBe(expected);
  });

  it.each([
    ['See <0>rules</0> and <1>help</1>', 'Mira <1>ayuda</1> y <0>reglas</0>'],
    ['One<br/>two words', 'Uno<br>dos palabras'],
    ['One <1/> word', 'Una <1></1> palabra'],
    ['Odds < 2 or > 5', 'Cuota < 2 o > 5'],
    ['With <3 from us', 'Con <3 de nosotros'],
    ['Enter <amount> here', 'Escribe <amount> aquí'],
    ['<a href="x">Go there</a>', '<a href="x" title="y">Ve allí</a>'],
  ])('%j as %j is legal', (source, target) => {
    expect(verdict('es', source, target)).toBe('ok');
  });
});
