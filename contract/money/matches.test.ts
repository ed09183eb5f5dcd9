import { expect, it } from 'vitest';
import { areSamePicks, isAfterPress, isSameAmount, sumOf } from './matches.ts';

it.each([
  [['5', '5.0', '0.000001'], '10.000001'],
  [['0.1', '0.2'], '0.3'],
  [['999999999999999999.999999999999', '0.000000000001'], '1000000000000000000'],
  [[], '0'],
])('the sum of %j is %s', (amounts, sum) => expect(sumOf(amounts)).toBe(sum));

it('compares amounts as numbers, without sign', () => {
  expect(isSameAmount('-5.100000', '5.1')).toBe(true);
  expect(isSameAmount('5.01', '5.1')).toBe(false);
});

it('allows two seconds before the press, because `date` has whole seconds', () => {
  const press = { pressedAt: Date.parse('2026-03-14T12:00:10Z'), request: { params: {}, query: {} } };
  expect(isAfterPress('2026-03-14T12:00:08.000Z', press)).toBe(true);
  expect(isAfterPress('2026-03-14T12:00:07.999Z', press)).toBe(false);
});

it('compares selections as sets', () => {
  const one = [
    { kind: 'had', amount: '5.00' },
    { kind: 'ou', amount: '1' },
  ];
  expect(areSamePicks(one, [...one].reverse(), ['kind', 'amount'])).toBe(true);
  expect(areSamePicks(one, [{ kind: 'had', amount: '5' }], ['kind', 'amount'])).toBe(false);
});
