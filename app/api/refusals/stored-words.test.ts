// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { storedWords, wordsAgain } from './stored-words.ts';

const refused = (message?: string): ApiError => ({ kind: 'refused', status: 400, ...(message && { message }) });

beforeEach(() => void (document.documentElement.lang = 'pt-BR'));
afterEach(() => void (document.documentElement.lang = ''));

it('what the server said is stored with the language of the page, and shown again in that language alone', () => {
  const { said } = storedWords(refused('Fechado.'));
  expect(said).toEqual({ words: 'Fechado.', language: 'pt-BR' });
  expect(wordsAgain(said)).toEqual({ message: 'Fechado.' });
  document.documentElement.lang = 'en';
  expect(wordsAgain(said)).toEqual({});
});

it.each([[undefined], [{ kind: 'timeout' }], [refused()]] as const)('nothing is stored of %j', (error) =>
  expect(storedWords(error)).toEqual({}),
);

it.each([
  ['a number', 5],
  ['words that are none', { words: 5, language: 'pt-BR' }],
  ['more than is said to a player', { words: 'x'.repeat(301), language: 'pt-BR' }],
  ['words for developers', { words: 'TypeError: x\n  at y', language: 'pt-BR' }],
  ['nothing', undefined],
])('of %s in the storage nothing is shown', (_, stored) => expect(wordsAgain(stored)).toEqual({}));
