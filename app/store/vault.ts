import * as v from 'valibot';
import { openCipher, type Cipher } from './cipher.ts';
import { VAULT, type VaultName, type VaultValues } from './vault-values.ts';

/** Another tab writes several values one after the other; they are read together. */
const SETTLED_AFTER_MS = 50;

/** The payment password must never be stored, so it is removed if another script has stored it. */
const FORBIDDEN = 'bank_password';

const NAMES = Object.keys(VAULT) as VaultName[];

/**
 * The stored values of vault-values.ts. They are decrypted once, when the page starts; from then on reading is immediate, and
 * writing goes to memory at once and to storage once encrypted.
 */
let values: VaultValues = {};
let cipher: Cipher | undefined;
let writes: Promise<void> = Promise.resolve();

/** Opens the store. Damaged, foreign or unknown-version values are removed, each alone. */
export async function openVault(secret: string): Promise<void> {
  cipher = await openCipher(secret);
  values = {};
  try {
    localStorage.removeItem(FORBIDDEN);
  } catch {
    // Storage is blocked: the session lasts as long as the page.
  }
  await readStorage();
}

/** The value stored under a name. */
export function kept<Name extends VaultName>(name: Name): VaultValues[Name] {
  return values[name];
}

/**
 * Stores values together: a reload finds all of them or none. Resolves once they are stored, or cannot be. Unchanged values are
 * not written again: a page that starts with an old token would overwrite the newer one of another tab.
 */
export function keep(changes: VaultValues): Promise<void> {
  const names = (Object.keys(changes) as VaultName[]).filter((name) => values[name] !== changes[name]);
  values = { ...values, ...changes };
  writes = writes.then(() => store(names)).catch(() => undefined);
  return writes;
}

/** Removes values, from storage too, at once: a write that is still running does not restore them. */
export function forget(...names: readonly VaultName[]): void {
  values = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name as VaultName)));
  try {
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing is stored if nothing can be written.
  }
}

/** What storage has under a name now, after all writes of this page: another tab may have just written it. */
export async function storedNow<Name extends VaultName>(name: Name): Promise<VaultValues[Name]> {
  await writes;
  return (await readOne(name)) as VaultValues[Name];
}

/** Calls back when another tab has changed a value. */
export function onVaultChange(listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('storage', ({ key }) => {
    if (key !== null && !(key in VAULT)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void readStorage().then(listener), SETTLED_AFTER_MS);
  });
}

async function store(names: readonly VaultName[]): Promise<void> {
  const used = cipher;
  if (used === undefined) return;
  const sealed = await Promise.all(
    names.map(async (name) => {
      const value = values[name];
      return { name, value, text: await used.seal(name, value) };
    }),
  );
  // The player may have signed out during encryption.
  for (const { name, value, text } of sealed) {
    if (value !== undefined && values[name] === value) localStorage.setItem(name, text);
  }
}

async function readStorage(): Promise<void> {
  await writes;
  const before = values;
  const found = await Promise.all(NAMES.map(async (name) => [name, await readOne(name)] as const));
  // A value was stored or removed meanwhile: what was read is old.
  if (values !== before) return readStorage();
  values = Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

async function readOne(name: VaultName): Promise<unknown> {
  try {
    const text = localStorage.getItem(name);
    if (text === null || cipher === undefined) return undefined;
    try {
      return v.parse(VAULT[name] as v.GenericSchema, await cipher.unseal(name, text));
    } catch {
      localStorage.removeItem(name);
    }
  } catch {
    // Blocked storage: the same as no value.
  }
  return undefined;
}
