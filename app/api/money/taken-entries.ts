import * as v from 'valibot';
import { readStored, writeStored } from '#app/store/storage.ts';
import type { Intent } from './intent.ts';
import type { MoneyRow } from './money-row.ts';

const Taken = v.array(v.string());
/** Far more than a player presses within the margin of the clocks. */
const STORED_MAX = 50;

/** An intent has claimed the upstream's entry: where keys are ignored, no second intent may claim the same one. */
export function takeEntry(money: MoneyRow, intent: Intent, id: string): void {
  const name = nameOf(money, intent, id);
  writeStored('takenEntries', [...stored().filter((other) => other !== name), name].slice(-STORED_MAX));
}

export const isTaken = (money: MoneyRow, intent: Intent, id: string): boolean =>
  stored().includes(nameOf(money, intent, id));

/** An id is of one list of a player: bets of two games may have the same. Rows that are found in one list share its ids. */
function nameOf({ search }: MoneyRow, intent: Intent, id: string): string {
  const of = Object.values(search.request(intent).params ?? {});
  return [intent.userId, search.row.name, ...of, id].join(' ');
}

function stored(): readonly string[] {
  return readStored('takenEntries', Taken) ?? [];
}
