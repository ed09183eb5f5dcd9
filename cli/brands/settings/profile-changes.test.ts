import { expect, it } from 'vitest';
import { profileChanges } from './profile-changes.ts';

const ONE = [
  { path: ['currency'], value: 'BRL' },
  { path: ['currencies'], value: ['BRL'] },
];

it.each([
  ['its own currency, and no other', 'BRL', ['BRL'], []],
  ['its own currency, and none named beside it', 'BRL', undefined, []],
  ['its own currency and a further one', 'BRL', ['BRL', 'USDT'], ONE],
  ['another currency', 'USDT', ['USDT'], ONE],
])('a brand with %s comes to a profile with one currency', (_, currency, currencies, changes) => {
  expect(profileChanges({ currency, currencies }, 'br')).toEqual(changes);
});
