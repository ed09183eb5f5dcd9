import * as v from 'valibot';
import { type RowName, rows } from '#contract/rows';
import { CallConditions } from './call-conditions.ts';

const Milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000));
const ClientOrServerError = v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599));

/** A row of the contract, or `push` for the wallet socket. Socket faults need none. */
const FaultRow = v.optional(v.picklist([...(Object.keys(rows) as RowName[]), 'push']));

const rule = <const Do extends string, Entries extends v.ObjectEntries>(kind: Do, entries: Entries) =>
  v.strictObject({ ...CallConditions, row: FaultRow, do: v.literal(kind), ...entries });

const RULES = [
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
] as const;

const KINDS = RULES.map(({ entries }) => entries.do.literal).join(', ');

/**
 * An injected fault. HTTP: `latency` delays the call; `hang...` never responds; `lateCommit` commits after `ms`, when the caller
 * may have given up; `status...` responds with an error, `reset...` cuts the connection, before or after the commit; `cutJson`,
 * `slowBody` and `wrongSchema` damage a successful response. Socket: see the names.
 */
export const FaultRule = v.variant('do', RULES, ({ expected }) =>
  expected === 'Object' ? 'must be an object' : `must be one of ${KINDS}`,
);
export type FaultRule = v.InferOutput<typeof FaultRule>;
export type FaultKind = FaultRule['do'];

/** Strike when a socket opens; MESSAGE_FAULTS strike when a message is sent. */
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
