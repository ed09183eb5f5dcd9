import { expect, it } from 'vitest';
import { lackOf } from './lacks-row.ts';
import { oversText } from './overs-text.ts';

it('balls are shown as overs of six', () => {
  expect([0, 1, 5, 6, 7, 12, 105, 300].map(oversText)).toEqual([
    '0.0',
    '0.1',
    '0.5',
    '1.0',
    '1.1',
    '2.0',
    '17.3',
    '50.0',
  ]);
});

it.each([
  [undefined, undefined],
  [{ kind: 'fetch' }, undefined],
  [{ kind: 'server', status: 500 }, undefined],
  [{ kind: 'refused', status: 403, reason: 'forbidden' }, undefined],
  [{ kind: 'refused', status: 400, reason: 'notFound' }, undefined],
  [{ kind: 'refused', status: 404, reason: 'notFound' }, 'match'],
  [{ kind: 'refused', status: 404, reason: 'gameDisabled' }, 'row'],
  [{ kind: 'server', status: 404 }, 'row'],
  [{ kind: 'parse', status: 405 }, 'row'],
  [{ kind: 'server', status: 501 }, 'row'],
])('%j lacks %s', (error, lack) => expect(lackOf(error)).toBe(lack));
