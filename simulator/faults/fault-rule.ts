import * as v from 'valibot';
import { rows, type RowName } from '#contract/rows.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));
const ClientOrServerError = v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599));

/** Which calls a rule is about: all that is left out matches everything. */
const When = {
  /** Named by who made it, else numbered. */
  id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'must be a short name'))),
  /** A row of the contract, or `push` for the wallet socket. Socket faults need none. */
  row: v.optional(v.picklist([...(Object.keys(rows) as RowName[]), 'push'])),
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  /** Id, e-mail, mobile or nickname. */
  player: v.optional(v.pipe(v.string(), v.maxLength(254))),
  /** Only the nth matching call since the rule was made, or from the first to the last of two. */
  nth: v.optional(v.union([Count, v.tuple([Count, Count])])),
  /** At most so many times; without it, for as long as the rule stands. */
  times: v.optional(Count),
  /** How likely it strikes, drawn from the seed. */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
};

const rule = <const Do extends string, Entries extends v.ObjectEntries>(kind: Do, entries: Entries) =>
  v.strictObject({ ...When, do: v.literal(kind), ...entries });

/**
 * A fault, by rule. HTTP: `latency` delays all of it; `hang...` never answers; `lateCommit` commits after `ms`, when the
 * caller may have given up; `status...` answers an error, `reset...` cuts the connection, before or after the commit; `cutJson`,
 * `slowBody`, `wrongSchema` spoil the answer of what was done. Socket: see the names.
 */
export const FaultRule = v.variant('do', [
  rule('latency', { ms: Milliseconds }),
  rule('hangBeforeCommit', {}),
  rule('hangAfterCommit', {}),
  rule('lateCommit', { ms: Milliseconds }),
  rule('statusBeforeCommit', { status: ClientOrServerError }),
  rule('statusAfterCommit', { status: ClientOrServerError }),
  rule('resetBeforeCommit', {}),
  rule('resetAfterCommit', {}),
  rule('cutJson', {}),
  rule('slowBody', { ms: Milliseconds }),
  rule('wrongSchema', {}),
  rule('unauthorised', {}),
  rule('tooManyRequests', { retry_after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1) }),
  rule('socketRefuse', {}),
  rule('socketAcceptThenClose', {}),
  rule('socketSilence', {}),
  rule('socketDrop', {}),
  rule('socketDuplicate', {}),
  rule('socketReorder', {}),
  rule('socketGarbage', {}),
  rule('socketDelay', { ms: Milliseconds }),
]);
export type FaultRule = v.InferOutput<typeof FaultRule>;
export type FaultKind = FaultRule['do'];

/** What strikes when a socket opens, and what strikes when a message is about to leave. */
export const OPENING_FAULTS: ReadonlySet<FaultKind> = new Set([
  'socketRefuse',
  'socketAcceptThenClose',
  'socketSilence',
]);
export const MESSAGE_FAULTS: ReadonlySet<FaultKind> = new Set([
  'socketDrop',
  'socketDuplicate',
  'socketReorder',
  'socketGarbage',
  'socketDelay',
]);
