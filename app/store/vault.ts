import * as v from 'valibot';
import { openCipher, type Cipher } from './cipher.ts';
import { migrateStored } from './kept-migrations.ts';
import { KEPT, type KeptName, type KeptValues } from './kept-values.ts';

/** Other tabs write several values one after the other; they are read together. */
const SETTLED_AFTER_MS = 50;

const NAMES = Object.keys(KEPT) as KeptName[];

/**
 * The stored values of kept-values.ts. They are decrypted once, when the page starts; from then on reading is immediate, and
 * writing goes to memory at once and to storage as soon as it is encrypted.
 */
let values: KeptValues = {};
let cipher: Cipher | undefined;
let writes: Promise<void> = Promise.resolve();

/** Opens the store. Whatever is damaged, foreign or of an unknown version is removed, and costs itself only. */
export async function openVault(secret: string): Promise<void> {
  cipher = await openCipher(secret);
  values = {};
  try {
    const taken = migrateStored(localStorage);
    const known = NAMES.filter((name) => taken[name] !== undefined && v.is(KEPT[name], taken[name]));
    await keep(Object.fromEntries(known.map((name) => [name, taken[name]])));
  } catch {
    // Storage is blocked: the session lasts as long as the page.
  }
  await readStorage();
}

/** What is kept under a name. */
export function kept<Name extends KeptName>(name: Name): KeptValues[Name] {
  return values[name];
}

/**
 * Keeps values, together: a reload finds all of them or none. Resolves when they are stored, or cannot be. What is held already is
 * not written again: a page that starts with the token of a moment ago would put it over the one that another tab was given since.
 */
export function keep(changes: KeptValues): Promise<void> {
  const names = (Object.keys(changes) as KeptName[]).filter((name) => values[name] !== changes[name]);
  values = { ...values, ...changes };
  writes = writes.then(() => store(names)).catch(() => undefined);
  return writes;
}

/** Forgets values, in storage too, before anything else can happen: a write that is still under way does not bring them back. */
export function forget(...names: readonly KeptName[]): void {
  values = Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name as KeptName)));
  try {
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing is kept where nothing can be written.
  }
}

/** What lies in storage under a name at this moment, all writes of this page included: another tab may have just written it. */
export async function storedNow<Name extends KeptName>(name: Name): Promise<KeptValues[Name]> {
  await writes;
  return (await readOne(name)) as KeptValues[Name];
}

/** Resolves when everything that was to be kept is stored, or cannot be. */
export function allKept(): Promise<void> {
  return writes;
}

/** Tells when another tab has changed something. */
export function onKeptElsewhere(listener: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('storage', ({ key }) => {
    if (key !== null && !(key in KEPT)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void readStorage().then(listener), SETTLED_AFTER_MS);
  });
}

async function store(names: readonly KeptName[]): Promise<void> {
  const used = cipher;
  if (used === undefined) return;
  const sealed = await Promise.all(
    names.map(async (name) => {
      const value = values[name];
      return { name, value, text: await used.seal(name, value) };
    }),
  );
  // Between sealing and here the player may have left.
  for (const { name, value, text } of sealed) {
    if (value !== undefined && values[name] === value) localStorage.setItem(name, text);
  }
}

async function readStorage(): Promise<void> {
  await writes;
  const before = values;
  const found = await Promise.all(NAMES.map(async (name) => [name, await readOne(name)] as const));
  // Something was kept or forgotten meanwhile: what was read is old.
  if (values !== before) return readStorage();
  values = Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

async function readOne(name: KeptName): Promise<unknown> {
  try {
    const text = localStorage.getItem(name);
    if (text === null || cipher === undefined) return undefined;
    try {
      return v.parse(KEPT[name] as v.GenericSchema, await cipher.unseal(name, text));
    } catch {
      localStorage.removeItem(name);
    }
  } catch {
    // Blocked storage: the same as having nothing.
  }
  return undefined;
}
