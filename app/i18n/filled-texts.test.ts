import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { filledTexts } from './filled-texts.ts';
import { isolated } from './isolated.ts';

const RESOURCES = {
  name: '{{outcome}}, {{home}} against {{away}}, odds {{odds}}',
  twice: '{{home}} and {{home}}',
  plain: 'All markets',
  of: { deep: 'of {{home}}' },
  goals_one: '{{count}} goal of {{home}}',
  goals_other: '{{count}} goals of {{home}}',
};
const i18n = i18next.createInstance();
void i18n.init({
  lng: 'en',
  ns: ['sports'],
  defaultNS: 'sports',
  resources: { en: { sports: RESOURCES } },
  initAsync: false,
  interpolation: { escape: isolated },
});
const ROYALS = { outcome: 'Draw', home: 'Royals', away: 'Vale', odds: '1.85' };

it.each<[string, Readonly<Record<string, unknown>> | undefined]>([
  ['name', ROYALS],
  ['sports:name', ROYALS],
  ['name', { ...ROYALS, home: 'الأهلي', away: 'هبوعيل' }],
  ['name', { ...ROYALS, home: '$t(plain)', away: '{{odds}}' }],
  ['name', { ...ROYALS, home: '$1 $& & <b>', odds: 2 }],
  ['name', { home: 'Royals' }],
  ['twice', { home: 'Royals' }],
  ['plain', undefined],
  ['plain', { unused: 'x' }],
  ['of.deep', { home: 'Royals' }],
  ['goals', { count: 1, home: 'Royals' }],
  ['goals', { count: 3, home: 'Royals' }],
  ['gone', { home: 'Royals' }],
])('%s with %j is the text that i18next makes', (key, values) => {
  const filled = filledTexts(i18n.t) as (key: string, values?: object) => string;
  const expected = (i18n.t as typeof filled)(key, values);
  // The first time, and when it is known.
  expect([filled(key, values), filled(key, values)]).toEqual([expected, expected]);
});

it('asks for a text once for each set of values that it has', () => {
  const t = vi.fn<(key: string, values?: Readonly<Record<string, unknown>>) => string>((_, values) =>
    Object.values(values ?? {}).join(' – '),
  );
  const filled = filledTexts(t);
  expect([filled('vs', { home: 'a', away: 'b' }), filled('vs', { home: 'c', away: 'd' })]).toEqual(['a – b', 'c – d']);
  expect(t).toHaveBeenCalledTimes(1);
  expect(filled('vs', { home: 'e' })).toBe('e');
  expect(t).toHaveBeenCalledTimes(2);
});
