import * as v from 'valibot';
import { readStored, writeStored } from '#app/store/storage.ts';
import type { Intent } from './intent.ts';
import type { MoneyRow } from './money-row.ts';

const Taken = v.array(v.string());
/** Far more than a player presses within the margin of the clocks. */
const STORED_MAX = 50;

/** An intent has claimed the upstream's entry: where keys are ignored, no second intent may claim the same one. */
export function takeEntry(money: MoneyRow, intent: Intent, id: string): void {
  const taken = `${nameOf(money, intent, id)}-${hash(intent.key, SEED)}`;
  writeStored('takenEntries', [...stored().filter((other) => other !== taken), taken].slice(-STORED_MAX));
}

/** Whether another intent has claimed it. */
export function isTaken(money: MoneyRow, intent: Intent, id: string): boolean {
  const name = nameOf(money, intent, id);
  const own = hash(intent.key, SEED);
  return stored().some((taken) => taken.startsWith(name) && taken !== `${name}-${own}`);
}

/**
 * An id is of one list of a player: bets of two games may have the same. Rows that are found in one list share its ids. Only compared, so
 * it is stored as a hash: it stays after the session, and the next person here is not to read who has bet on what.
 */
function nameOf({ search }: MoneyRow, intent: Intent, id: string): string {
  const of = Object.values(search.request(intent).params ?? {});
  const name = [intent.userId, search.row.name, ...of, id].join(' ');
  return hash(name, SEED) + hash(name, 0x9747b28c);
}

const SEED = 0x811c9dc5;

/** FNV-1a. */
function hash(text: string, seed: number): string {
  let state = seed;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return state.toString(36);
}

function stored(): readonly string[] {
  return readStored('takenEntries', Taken) ?? [];
}
