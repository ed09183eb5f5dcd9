import { describe, expect, it } from 'vitest';
import { findingsOf } from '#cli/locales/test/tree.ts';

function found(source: string, target: string) {
  const names = { app: 'Bet slip', items_one: '{{count}} item', items_other: '{{count}} items' };
  return findingsOf({
    'locales/en/common.json': { names, text: source },
    'locales/tr/common.json': {
      names: { app: 'Kupon', items_one: '{{count}} ürün', items_other: '{{count}} ürün' },
      text: target,
    },
  });
}

const verdict = (source: string, target: string): string =>
  found(source, target)
    .map((one) => `${one.language} ${one.check}`)
    .join(' ') || 'ok';

describe('references to other texts', () => {
  it.each([
    ['Open $t(names.app', 'unclosed'],
    ['Open $t(names.appp)', 'unknown'],
    ['Open $t(isimler.app)', 'translated'],
    ['Open $ t(names.app)', 'torn'],
    ['Open $T(names.app)', 'in capitals'],
    ['Open $t()', 'empty'],
    ['Open Kupon', 'lost'],
    ['Open $t(names.app, {"count": })', 'with unreadable settings'],
    ['Open $t(text)', 'to itself'],
  ])('%j is %s', (target) => {
    expect(verdict('Please open $t(names.app)', target)).toBe('tr nesting');
  });

  it.each([
    ['Go to $t(names.app)', '$t(common:names.app) aç'],
    ['You have $t(names.items, {"count": {{n}} })', "$t(names.items, {'count': {{n}} }) var"],
    ['You have $t(names.items, { "count": 3 })', '$t(names.items, { count: 3 }) var'],
    ['Go $t(names.{{which}})', '$t(names.{{which}}) aç'],
    ['It costs $5 (or $t)', '5$ tutar ($t)'],
  ])('%j as %j is legal', (source, target) => {
    expect(verdict(source, target)).toBe('ok');
  });

  it.each([
    ['$t(names.app) and more', 'Kupon', 'Put $t(names.app) back: another text is inserted there.'],
    [
      'Open $t(names.app)',
      '$t(names.app',
      '$t(names.app is broken: the other text would not be inserted. Write it as in the source: $t(names.app).',
    ],
    ['Open it', '$t()', '$t() names no text.'],
    [
      'Open $t(names.app)',
      '$t(isimler.app)',
      '$t(isimler.app) names a text that does not exist. Names in $t( ) are not translated. Write it as in the source: $t(names.app).',
    ],
    ['Open it', '$t(text)', '$t(text) inserts the text into itself. Name another text.'],
    [
      'Open $t(names.app)',
      '$t(names.app, {"count": })',
      'The options in $t(names.app, …) are invalid: they need { "name": value }. Write it as in the source: $t(names.app).',
    ],
  ])('of %j in %j this is said', (source, target, said) => {
    expect(found(source, target).map(({ advice }) => advice)).toEqual([said]);
  });
});
