import * as v from 'valibot';
import { readStored, writeStored, type StoredName } from './storage.ts';

/** What a guest has. */
const NO_ONE = '';
const MAX_PLAYERS = 20;

type Owned<Schema extends v.GenericSchema> = Readonly<Record<string, v.InferOutput<Schema>>>;

/** One value for each player of this browser. A value of an earlier version, without a player, is a guest's. */
function readAll<Schema extends v.GenericSchema>(name: StoredName, schema: Schema): Owned<Schema> {
  const all = v.object({ of: v.record(v.string(), schema) });
  const one = v.pipe(
    schema,
    v.transform((value) => ({ of: { [NO_ONE]: value } })),
  );
  return (readStored(name, v.union([all, one])) as { readonly of: Owned<Schema> } | undefined)?.of ?? {};
}

/**
 * The player's own value; no other player's. What a guest has goes with the first player who signs in, and is then no guest's any
 * more: the player after that one does not inherit it.
 */
export function readOwn<Schema extends v.GenericSchema>(
  name: StoredName,
  schema: Schema,
  owner: string = NO_ONE,
): v.InferOutput<Schema> | undefined {
  const all = readAll(name, schema);
  const own = Object.hasOwn(all, owner) ? all[owner] : undefined;
  if (owner === NO_ONE || !Object.hasOwn(all, NO_ONE)) return own;
  const mine = own ?? all[NO_ONE];
  writeOwn(name, schema, owner, mine);
  return mine;
}

/** Stores a player's value beside those of others; the players who came first are forgotten first. */
export function writeOwn<Schema extends v.GenericSchema>(
  name: StoredName,
  schema: Schema,
  owner: string = NO_ONE,
  value: v.InferOutput<Schema>,
): void {
  const others = Object.entries(readAll(name, schema)).filter(([of]) => of !== owner && of !== NO_ONE);
  writeStored(name, { of: Object.fromEntries([...others.slice(1 - MAX_PLAYERS), [owner, value]]) });
}
