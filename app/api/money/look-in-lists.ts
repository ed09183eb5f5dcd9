import { BooksClock, CLOCK_MARGIN_MS, readEntries, UNSURE_MS, type Made, type MatchingEntry } from '#contract/money';
import type { ApiError } from '#app/api/api-error.ts';
import { callUpstream } from '#app/api/call-upstream.ts';
import type { Caller } from '#app/api/caller.ts';
import type { Transport } from '#app/api/transport.ts';
import type { Intent } from './intent.ts';
import type { MoneyRow } from './money-row.ts';
import { isTaken } from './taken-entries.ts';

/** What the lists of an upstream without keys say of a press. */
export type Found = { readonly error: ApiError } | FoundEntries;

export interface FoundEntries {
  /** Those that fit and that no other press has claimed, oldest first. */
  readonly entries: readonly Entry[];
  /** A matching entry may have been missed, or an older one may be of this press after all. */
  readonly isDoubtful: boolean;
  /** All that match, those that other presses have claimed included, and those from before this press. */
  readonly all: { readonly entries: readonly Entry[]; readonly older: readonly Entry[] };
}
type Entry = MatchingEntry<unknown>;

const books = new WeakMap<Transport['tab'], BooksClock>();

function booksOf({ tab }: Transport): BooksClock {
  const known = books.get(tab) ?? new BooksClock();
  books.set(tab, known);
  return known;
}

/** Reads the lists of an upstream without keys for the entries of a press. */
export async function lookInLists(money: MoneyRow, intent: Intent, caller: Caller): Promise<Found> {
  const { search } = money;
  const { pressedAt } = intent;
  const sure = booksOf(caller.transport).earliest(pressedAt);
  let error: ApiError = { kind: 'fetch' };
  const read = await readEntries(
    search,
    { ...intent, earliest: sure ?? pressedAt - UNSURE_MS },
    async (params, query) => {
      const outcome = await callUpstream({ row: search.row, params, query, body: undefined }, caller);
      if (outcome.ok) return outcome.data;
      error = outcome.error;
      return undefined;
    },
  );
  if (read === undefined) return { error };
  const earliest = sure ?? pressedAt - CLOCK_MARGIN_MS;
  const isOlder = ({ at = Infinity }: Entry) => at < earliest;
  const isFree = ({ id }: Entry) => id === undefined || !isTaken(money, intent, id);
  const all = { entries: read.entries.filter((entry) => !isOlder(entry)), older: read.entries.filter(isOlder) };
  return { entries: all.entries.filter(isFree), isDoubtful: !read.isComplete || all.older.some(isFree), all };
}

/** Learns the clock of the books from what a press that was answered just now has made. */
export function learnBooks(transport: Transport, { pressedAt }: Intent, { at }: Made): void {
  booksOf(transport).learn({ sentAt: pressedAt, answeredAt: transport.clock.gameTime(), at: Date.parse(at) });
}
