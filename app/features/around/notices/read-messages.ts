import * as v from 'valibot';
import { Id } from '#contract/entities';
import { readStored, writeStored } from '#app/store/storage.ts';
import { kept } from '#app/store/vault.ts';

const ReadMessages = v.record(v.string(), v.array(Id));

/** Ids by player in this browser; the oldest are removed first. */
const MAX = 1_000;
const PLAYERS = 20;

/** The private messages that the player opened here: the upstream returns `is_read`, but has no call to set it. */
export function readMessages(): ReadonlySet<string> {
  return new Set(all()[player()] ?? []);
}

export function rememberRead(id: string): void {
  const known = all();
  const ids = [...(known[player()] ?? []).filter((each) => each !== id), id].slice(-MAX);
  const others = Object.entries(known).filter(([user]) => user !== player());
  writeStored('readMessages', Object.fromEntries([...others.slice(1 - PLAYERS), [player(), ids]]));
}

const all = (): Readonly<Record<string, readonly string[]>> => readStored('readMessages', ReadMessages) ?? {};
const player = (): string => kept('user_id') ?? '';
