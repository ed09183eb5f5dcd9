import * as v from 'valibot';

/**
 * What the app stores in the clear, by name (the session and the rest of vault-values.ts are encrypted, in the vault). A new shape
 * gets a new version number, so that an old value is never misread.
 */
const VERSIONS = {
  slip: 2,
  placing: 1,
  preferences: 1,
  drawSlip: 1,
  pendingMoney: 1,
  settledMoney: 1,
  unknownMoney: 1,
  takenEntries: 1,
  seenBets: 1,
  language: 1,
  favourites: 1,
  hiddenDownload: 1,
  readMessages: 1,
  favouriteGames: 1,
  chatQueue: 1,
  reloadedFor: 1,
} as const;
export type StoredName = keyof typeof VERSIONS;

const PREFIX = 'slipway';
const keyOf = (name: StoredName) => `${PREFIX}.${name}.v${VERSIONS[name]}`;

/**
 * Reads a stored value. Storage is untrusted: a value that does not fit its schema is removed and undefined returned, so that a
 * corrupt value costs only itself.
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
    // Blocked storage or broken JSON: the same as no value.
  }
  return undefined;
}

/** Whether anything is stored under a name, readable or not. */
export function hasStored(name: StoredName): boolean {
  try {
    return localStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed a value, or cleared the storage. */
export function onStoredElsewhere(name: StoredName, listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === keyOf(name) || key === null) listener();
  });
}

/** Writes, and reports whether it is stored: a full or blocked storage must not stop the player. */
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
    // Nothing is stored if nothing can be written.
  }
}
