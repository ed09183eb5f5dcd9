import * as v from 'valibot';
import type { Press } from '#contract/money';
import { isDecided, type Decided, type KeyState, type StoredAnswer } from '#cli/edge/core/key-state.ts';
import type { KeyRecord, Outcome } from '#cli/edge/store/edge-store.ts';
import type { Looked } from './flight.ts';

/** The state of a key of which only the record is known: no answer is waited for in this process. */
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

const WithEntry = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.object({
      bet: v.optional(v.object({ bet_id: v.string(), placed_at: v.optional(v.string(), '') })),
      order: v.optional(v.object({ order_id: v.string(), created_at: v.optional(v.string(), '') })),
    }),
  }),
);

/** The upstream's id of the bet or order in an answer, so that no other key is given it, and when the books have it. */
export function entryOf({ body }: StoredAnswer): { readonly id?: string; readonly at?: number } {
  const read = v.safeParse(WithEntry, body);
  const { bet, order } = read.success ? read.output.data : {};
  if (bet !== undefined) return { id: bet.bet_id, at: Date.parse(bet.placed_at) };
  return order === undefined ? {} : { id: order.order_id, at: Date.parse(order.created_at) };
}

/** A state as `getOutcome` says it. `now` is the edge's clock. */
export function outcomeData({ state, twins, isWatching: watching }: Looked, now: number): Record<string, unknown> {
  // An outcome that is not stored yet may give way to one that another machine has stored.
  if (isDecided(state) && state.storing !== 'pending') {
    const json = envelopeIn(state.answer);
    const watch = { twins, watching };
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
