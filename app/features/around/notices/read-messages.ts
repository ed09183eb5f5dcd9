import * as v from 'valibot';
import { Id } from '#contract/entities';
import { dropStored, readStored } from '#app/store/storage.ts';
import { keep, kept } from '#app/store/vault.ts';

const ReadMessages = v.record(v.string(), v.array(Id));

/** Ids by player in this browser; the oldest are removed first. */
const MAX = 1_000;
const PLAYERS = 20;

/**
 * The private messages that the player opened here: the upstream returns `is_read`, but has no call to set it. They outlive the session, so
 * they are encrypted.
 */
export function readMessages(): ReadonlySet<string> {
  return new Set(all()[player()] ?? []);
}

/** Resolves once it is stored, or cannot be. */
export function rememberRead(id: string): Promise<void> {
  const known = all();
  const ids = [...(known[player()] ?? []).filter((each) => each !== id), id].slice(-MAX);
  const others = Object.entries(known).filter(([user]) => user !== player());
  const read = Object.fromEntries([...others.slice(1 - PLAYERS), [player(), ids]]);
  return keep({ readMessages: read }).then(() => dropStored('readMessages'));
}

/** Earlier versions stored it in the clear. */
const all = (): Readonly<Record<string, string[]>> =>
  kept('readMessages') ?? readStored('readMessages', ReadMessages) ?? {};
const player = (): string => kept('user_id') ?? '';
