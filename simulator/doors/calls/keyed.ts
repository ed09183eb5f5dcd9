import { createHash } from 'node:crypto';
import type { Reason } from '#contract/reasons';
import { HEADERS } from '#contract/wire';
import type { CoreContext } from '../../core/context/core-context.ts';
import { Refusal } from '../../core/refusal.ts';

/** Protects a call against being done twice or too late. */
export interface Guard {
  readonly key: string | undefined;
  readonly deadlineMs: number | undefined;
  readonly fingerprint: string;
  readonly row?: string;
}

const KEY = /^[\w.:-]{8,64}$/;

/** Key and deadline; the specification's upstream has neither. */
export function readGuard(
  world: CoreContext,
  headers: Readonly<Record<string, string | undefined>>,
  request: readonly unknown[],
): Guard {
  if (world.upstream === 'strict-spec') return { key: undefined, deadlineMs: undefined, fingerprint: '' };
  const key = headers[HEADERS.idempotencyKey];
  if (key !== undefined && !KEY.test(key)) {
    const field = `headers.${HEADERS.idempotencyKey}`;
    throw new Refusal('badRequest', 'A key has 8 to 64 letters, digits and . : _ -', { field });
  }
  const deadline = headers[HEADERS.deadline];
  if (deadline !== undefined && !/^\d{1,15}$/.test(deadline)) {
    const field = `headers.${HEADERS.deadline}`;
    throw new Refusal('badRequest', 'A deadline is a whole number of milliseconds since the epoch', { field });
  }
  const deadlineMs = deadline === undefined ? undefined : Number(deadline);
  return { key, deadlineMs, fingerprint: createHash('sha256').update(canonical(request)).digest('hex') };
}

/** After these refusals the client repeats the same request, so they are not stored. */
const UNDECIDED: ReadonlySet<Reason> = new Set<Reason>([
  'unauthorised',
  'tooManyRequests',
  'keyRunning',
  'serverError',
  'notImplemented',
]);

/** Outcome for this response and every repeat. */
export type Decided<T> = ({ readonly data: T } | { readonly refusal: Refusal }) & { readonly isReplay: boolean };

/**
 * Runs a call once per key in the caller's transaction. The first outcome, accepted or refused, is stored with the change, and
 * repeats get it. Browsers repeat a request up to six times unseen by the page: without stored refusals, one press with a wrong
 * payment password would count seven times and lock the account. Other errors roll back and leave the key unused.
 *
 * @throws Refusal `keyReused`
 */
export function once<T>(world: CoreContext, ownerId: string, guard: Guard, work: () => T): Decided<T> {
  const { key, deadlineMs, fingerprint } = guard;
  const stored = key === undefined ? undefined : world.keys.find(ownerId, key);
  if (stored) {
    if (stored.fingerprint !== fingerprint) {
      const message = 'This key was used for another request: a new intent needs a new key';
      throw new Refusal('keyReused', message, { field: `headers.${HEADERS.idempotencyKey}` });
    }
    if (!('refusal' in stored)) return { data: stored.data as T, isReplay: true };
    const { reason, message, detail } = stored.refusal;
    return { refusal: new Refusal(reason, message, detail), isReplay: true };
  }
  try {
    const data = world.step(() => {
      assertInTime(world, deadlineMs);
      return work();
    });
    if (key !== undefined) world.keys.store(ownerId, key, { fingerprint, data }, world.now());
    return { data, isReplay: false };
  } catch (error) {
    if (!(error instanceof Refusal) || key === undefined || UNDECIDED.has(error.reason)) throw error;
    const { reason, message, detail } = error;
    const refusal = { reason, message, detail, ...(guard.row !== undefined && { row: guard.row }) };
    world.keys.store(ownerId, key, { fingerprint, refusal }, world.now());
    return { refusal: error, isReplay: false };
  }
}

function assertInTime(world: CoreContext, deadlineMs: number | undefined): void {
  const nowMs = world.clock.transportNow();
  if (deadlineMs === undefined || nowMs < deadlineMs) return;
  const message = 'The request came after its deadline: nothing was done';
  throw new Refusal('deadlinePassed', message, { deadline: deadlineMs, now: nowMs });
}

/** Sorted properties: equal requests give equal strings. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
