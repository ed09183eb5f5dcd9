import { expect, it } from 'vitest';
import { providerOf } from './providers.ts';

it.each([
  ['pgGame', 'pgGame'],
  ['pgGames', 'pgGame'],
  ['tadaGame', 'tadaGame'],
  ['tadaGames', 'tadaGame'],
  ['noah', 'noah'],
  ['TADA', undefined],
  ['winfinity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is a game of the provider %s', (asked, provider) => {
  expect(providerOf(asked)).toBe(provider);
});
