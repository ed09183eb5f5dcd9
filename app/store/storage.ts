import * as v from 'valibot';

/** What the app stores in the clear, by name (the session and the rest of vault-values.ts are encrypted, in the vault). */
export type StoredName =
  | 'owner'
  | 'slip'
  | 'placing'
  | 'preferences'
  | 'drawSlip'
  | 'drawStakes'
  | 'pendingMoney'
  | 'settledMoney'
  | 'endedMoney'
  | 'unknownMoney'
  | 'watchedMoney'
  | 'takenEntries'
  | 'seenBets'
  | 'lastBets'
  | 'language'
  | 'favourites'
  | 'hiddenDownload'
  | 'readMessages'
  | 'favouriteGames'
  | 'chatQueue'
  | 'reloadedFor'
  | 'consent'
  | 'searches'
  | 'recentSearches'
  | 'matchPanel'
  | 'notices'
  | 'announcedPushes';

/**
 * A new shape gets a new version number, so that an old value is never misread. Those of version 1 are not listed: the first script has
 * no room for them.
 */
const VERSIONS: Partial<Record<StoredName, number>> = { slip: 3, drawSlip: 2 };

const keyOf = (name: StoredName, version = VERSIONS[name] ?? 1) => `slipway.${name}.v${version}`;

/**
 * Reads a stored value. Storage is untrusted: a value that does not fit its schema is removed and undefined returned, so that a
 * corrupt value costs only itself.
 *
 * @param version an older one than today's
 */
export function readStored<Schema extends v.GenericSchema>(
  name: StoredName,
  schema: Schema,
  version?: number,
): v.InferOutput<Schema> | undefined {
  const key = keyOf(name, version);
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const checked = v.safeParse(schema, JSON.parse(text));
    if (checked.success) return checked.output;
    localStorage.removeItem(key);
  } catch {
    // Blocked storage or broken JSON: the same as no value.
  }
  return undefined;
}

/** Whether anything is stored under a name, readable or not. */
export function hasStored(name: StoredName, version?: number): boolean {
  try {
    return localStorage.getItem(keyOf(name, version)) !== null;
  } catch {
    return false;
  }
}

/** Calls back when another tab has changed a value, or cleared the storage. */
export function onStoredElsewhere(name: StoredName, listener: (event: StorageEvent) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === keyOf(name) || event.key === null) listener(event);
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

export function dropStored(name: StoredName, version?: number): void {
  try {
    localStorage.removeItem(keyOf(name, version));
  } catch {
    // Nothing is stored if nothing can be written.
  }
}

const TAB = 'slipway.tab.v1';

/** Takes the name that this tab had before a reload out of the tab's own storage; undefined if it has none, or no name. */
export function takeTabName(): string | undefined {
  try {
    const name = sessionStorage.getItem(TAB);
    sessionStorage.removeItem(TAB);
    return name !== null && /^[0-9a-f]{32}$/.test(name) ? name : undefined;
  } catch {
    // Blocked storage: a reload makes another tab of it.
    return undefined;
  }
}

/** Leaves the name for the page after a reload. */
export function leaveTabName(name: string): void {
  try {
    sessionStorage.setItem(TAB, name);
  } catch {
    // As above.
  }
}
