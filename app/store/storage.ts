import * as v from 'valibot';

/**
 * What the app keeps in the browser in the clear, by name (the session and the rest of kept-values.ts are encrypted, in the
 * vault). A new shape gets a new version number, so that an old value is never misread.
 */
const VERSIONS = {
  slip: 2,
  placing: 1,
  preferences: 1,
  drawSlip: 1,
  pendingMoney: 1,
  takenEntries: 1,
  language: 1,
  favourites: 1,
  hiddenDownload: 1,
  readMessages: 1,
  favouriteGames: 1,
  chatQueue: 1,
} as const;
export type StoredName = keyof typeof VERSIONS;

const PREFIX = 'slipway';
const keyOf = (name: StoredName, version: number = VERSIONS[name]) => `${PREFIX}.${name}.v${version}`;

/**
 * Reads a stored value. Storage is outside: what does not fit its schema is dropped and undefined comes back, so that a
 * corrupt value costs itself and nothing else.
 */
export function readStored<Schema extends v.GenericSchema>(
  name: StoredName,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    const text = localStorage.getItem(keyOf(name));
    if (text === null) return undefined;
    const checked = v.safeParse(schema, JSON.parse(text));
    if (checked.success) return checked.output;
    localStorage.removeItem(keyOf(name));
  } catch {
    // Blocked storage or broken JSON: the same as having nothing.
  }
  return undefined;
}

/** The text that an older release kept under a name; it is cleared away with the reading, whether it can be used or not. */
export function takeOlder(name: StoredName, version: number): string | undefined {
  try {
    const key = keyOf(name, version);
    const text = localStorage.getItem(key);
    if (text !== null) localStorage.removeItem(key);
    return text ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether anything is stored under a name, readable or not. */
export function hasStored(name: StoredName, version: number = VERSIONS[name]): boolean {
  try {
    return localStorage.getItem(keyOf(name, version)) !== null;
  } catch {
    return false;
  }
}

/** Writes, and says whether it is kept: a full or blocked storage must not stop the player. */
export function writeStored(name: StoredName, value: unknown): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropStored(name: StoredName): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing is kept where nothing can be written.
  }
}
