import { expect, it } from 'vitest';
import type { PlayerLimit } from '#contract/entities';
import { hasOtherLimit } from './has-other-limit.ts';

type MoneyLimit = Extract<PlayerLimit, { currency: string }>;
const limit = (change: Partial<MoneyLimit>): MoneyLimit => ({
  kind: 'deposit',
  currency: 'BRL',
  period: 'day',
  value: '100',
  used: '0',
  ...change,
});
const DAY = limit({});
const soon = { next_from: '2026-03-02T12:00:00.000Z' };

it.each<[string, boolean, readonly PlayerLimit[]]>([
  ['alone', false, []],
  ['with one of another period', true, [limit({ period: 'week' })]],
  ['with one of another kind', false, [limit({ kind: 'loss', period: 'week' })]],
  ['with one that is not set', false, [limit({ period: 'week', value: null })]],
  ['with one that will be higher', true, [limit({ period: 'week', next_value: '200', ...soon })]],
  ['with one that will go', false, [limit({ period: 'week', next_value: null, ...soon })]],
  ['with one that is only to come', false, [limit({ period: 'week', value: null, next_value: '200', ...soon })]],
  ['with an earlier wish that has no day', true, [limit({ period: 'week', next_value: null })]],
  ['with two, of which one stays', true, [limit({ period: 'week', value: null }), limit({ period: 'month' })]],
])('a limit of deposits for a day, %s, has another: %s', (_, has, others) => {
  expect(hasOtherLimit([DAY, ...others], DAY)).toBe(has);
});
