import * as v from 'valibot';
import type { Press } from '#contract/money';
import { searchOf } from '#cli/edge/core/search-of.ts';
import { isDecided, type Decided, type KeyState, type StoredAnswer } from '#cli/edge/core/key-state.ts';
import type { Rival } from '#cli/edge/core/find-entry.ts';
import type { EdgeStore, KeyName, KeyRecord, Outcome } from '#cli/edge/store/edge-store.ts';
import type { Looked } from './flight.ts';

/** The state of a key from its record: this process waits for no answer. */
export function stateOf({ digest, deadline, sentMs, outcome }: KeyRecord): KeyState {
  if (outcome === undefined) return { is: 'sent', digest, deadline, sentMs, isUnderWay: false, isUnknown: false };
  const { is, how, answer } = outcome;
  return { is, how, answer, digest, deadline, storing: 'done' };
}

export function outcomeOf({ is, how, answer }: Decided, entry: string | undefined, decidedMs: number): Outcome {
  return { is, how, answer, decidedMs, ...(entry !== undefined && { entry }) };
}

const Values = v.record(v.string(), v.union([v.string(), v.number()]));
const StoredRequest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ params: Values, query: Values, body: v.optional(v.unknown()) }),
);

export function pressOf({ request, pressedAt }: KeyRecord): Press {
  return { pressedAt, request: v.parse(StoredRequest, request) };
}

/** The entry's id in an accepted answer, so that no other key gets it, and its time in the books. */
export function entryOf(row: string, answer: StoredAnswer): { readonly id?: string; readonly at?: number } {
  const made = searchOf(row).made?.(envelopeIn(answer).data as never);
  return made === undefined ? {} : { ...(made.id !== undefined && { id: made.id }), at: Date.parse(made.at) };
}

/** Ids are unique per list of a player (an order and a movement may share one), so the store has them with the list. */
export const storedEntry = (record: KeyRecord, id: string | undefined): string | undefined =>
  id === undefined ? undefined : listOf(record) + id;

/** The id as in the list. */
export function listedEntry(record: KeyRecord, stored: string | undefined): string | undefined {
  return stored?.startsWith(listOf(record)) === true ? stored.slice(listOf(record).length) : stored;
}

function listOf(record: KeyRecord): string {
  const { search } = searchOf(record.row);
  return [search.row.name, ...Object.values(search.request(pressOf(record)).params ?? {}), ''].join(' ');
}

/** The player's other keys with the same content. */
export async function rivalsOf(store: EdgeStore, name: KeyName, record: KeyRecord): Promise<readonly Rival[]> {
  const rivals = await store.rivals(name, record.content);
  return rivals.map((rival) => {
    const entry = listedEntry(record, rival.entry);
    return entry === undefined ? rival : { ...rival, entry };
  });
}

/** The data of `getOutcome`. `now` is the edge's clock. */
export function outcomeData(
  { state, twins, isWatching: watching, isUnclear }: Looked,
  now: number,
): Record<string, unknown> {
  // An outcome that is not stored may give way to another machine's.
  if (isDecided(state) && state.storing !== 'pending') {
    const json = envelopeIn(state.answer);
    const watch = { twins, watching, ...(isUnclear === true && { unclear: true }) };
    return state.is === 'accepted'
      ? { state: 'done', now, answer: json.data, ...watch }
      : { state: 'refused', now, refusal: json, ...watch };
  }
  if (state.is === 'never') return { state: 'none', now };
  return { state: state.is === 'sent' && state.isUnknown ? 'unknown' : 'running', now };
}

function envelopeIn({ body }: StoredAnswer): { data?: unknown } {
  // Only envelopes are accepted or refused (verdict.ts).
  return JSON.parse(body) as { data?: unknown };
}
