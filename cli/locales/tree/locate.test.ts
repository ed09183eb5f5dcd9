import { expect, it } from 'vitest';
import { findingsOf } from '#cli/locales/test/tree.ts';

it.each(['zero', 'one', 'two', 'few', 'many', 'other'])(
  'absent plural forms are reported beside the form %s',
  (form) => {
    const findings = findingsOf({
      'locales/en.json': { title: 'Bets', bets_one: '{{count}} bet', bets_other: '{{count}} bets' },
      'locales/ar.json': { title: 'x', [`bets_${form}`]: '{{count}} x' },
    }).filter(({ check }) => check === 'plural-missing');
    expect(findings.map(({ key, line, column }) => `${key} ${line}:${column}`).toSorted()).toEqual(
      ['zero', 'one', 'two', 'few', 'many', 'other']
        .filter((other) => other !== form)
        .map((other) => `bets_${other} 3:3`)
        .toSorted(),
    );
  },
);
