import * as v from 'valibot';
import { MAX_CHARS, playersWords } from '#app/api/server-words.ts';
import { wordsOf, type Failure } from './beside.ts';

/** What the server said of a refused call, with the page's language at that time. What cannot be read is left out. */
export const StoredWords = v.fallback(
  v.optional(
    v.object({ words: v.pipe(v.string(), v.maxLength(MAX_CHARS)), language: v.pipe(v.string(), v.maxLength(20)) }),
  ),
  undefined,
);

export function storedWords(error: Failure): { said?: NonNullable<v.InferOutput<typeof StoredWords>> } {
  const words = wordsOf(error);
  return words === undefined ? {} : { said: { words, language: document.documentElement.lang } };
}

/** They are shown again only in a page of their language. Storage is untrusted, so they are checked as an answer's are. */
export function wordsAgain(stored: unknown): { message?: string } {
  const said = v.parse(StoredWords, stored);
  const words = said?.language === document.documentElement.lang ? playersWords(said.words) : undefined;
  return words === undefined ? {} : { message: words };
}
