import * as v from 'valibot';
import { readStored, writeStored } from '#app/store/storage.ts';

const MAX_RECENT = 8;
const MAX_LETTERS = 80;

/** What was searched for goes with its player. */
const Stored = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LETTERS))), v.maxLength(MAX_RECENT));

export const recentSearches = (): readonly string[] => readStored('recentSearches', Stored) ?? [];

/** Returns what is remembered now. A storage that is full or blocked remembers nothing. */
function remember(recent: readonly string[]): readonly string[] {
  writeStored('recentSearches', recent);
  return recent;
}

export const forgetSearches = (): readonly string[] => remember([]);

/** Puts a search first; an older one with the same words goes. */
export function rememberSearch(typed: string): readonly string[] {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, MAX_LETTERS).trim();
  const recent = recentSearches();
  if (text === '') return recent;
  const isOther = (other: string) => other.toLowerCase() !== text.toLowerCase();
  return remember([text, ...recent.filter(isOther)].slice(0, MAX_RECENT));
}
