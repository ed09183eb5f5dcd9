import { type Row, type RowName, rows } from '#contract/rows';
import type { Reason } from '#contract/reasons';
import { Refusal } from '../core/refusal.ts';
import { perform } from '../doors/calls/perform.ts';
import type { World } from '../doors/world/world.ts';
import type { Session } from '../domain/members/sessions.ts';
import type { Call } from '../rows/shared/handler.ts';

interface RowRequest {
  readonly memberId: string;
  readonly session?: Session | undefined;
  readonly key?: string;
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** The data, or the reason of the refusal. */
export interface RowOutcome {
  readonly answer: unknown;
  readonly isReplay: boolean;
}

/** Calls a row for a player without HTTP, for tests with thousands of calls. Due jobs must run before. */
export function callRow(world: World, name: RowName, { memberId, key, ...request }: RowRequest): RowOutcome {
  const member = world.members.byId(memberId);
  if (member === undefined) throw new RangeError(`no member ${memberId}`);
  const row: Row = rows[name];
  const of = { world, member, player: () => member, session: undefined, key, headers: {}, address: '', origin: '' };
  const call = { params: {}, query: {}, body: undefined, ...of, ...request } as unknown as Call<Row>;
  const guard = key === undefined ? undefined : { key, deadlineMs: undefined, fingerprint: name };
  try {
    const performed = perform(name, row, call, guard);
    const answer = 'refusal' in performed ? performed.refusal.reason : performed.data;
    return { answer, isReplay: performed.isReplay };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { answer: error.reason satisfies Reason, isReplay: false };
  }
}
