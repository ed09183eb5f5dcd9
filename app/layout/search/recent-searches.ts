import * as v from 'valibot';
import { readStored, writeStored } from '#app/store/storage.ts';

const MAX_RECENT = 8;
const MAX_LETTERS = 80;

/** What this browser remembers of the search; `isKeyOff`: the player wants no key that opens it (WCAG 2.2, 2.1.4). */
const Stored = v.object({
  recent: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LETTERS))), v.maxLength(MAX_RECENT)),
  isKeyOff: v.boolean(),
});
export type SearchMemory = Readonly<v.InferOutput<typeof Stored>>;

const NOTHING: SearchMemory = { recent: [], isKeyOff: false };

export const readMemory = (): SearchMemory => readStored('searches', Stored) ?? NOTHING;

/** Stores a change, and returns what is remembered now. A storage that is full or blocked remembers nothing. */
export function remember(change: Partial<SearchMemory>): SearchMemory {
  const memory = { ...readMemory(), ...change };
  writeStored('searches', memory);
  return memory;
}

/** Puts a search first; an older one with the same words goes. */
export function rememberSearch(typed: string): SearchMemory {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, MAX_LETTERS).trim();
  const { recent } = readMemory();
  if (text === '') return readMemory();
  const isOther = (other: string) => other.toLowerCase() !== text.toLowerCase();
  return remember({ recent: [text, ...recent.filter(isOther)].slice(0, MAX_RECENT) });
}
