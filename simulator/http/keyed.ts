import { createHash } from 'node:crypto';
import { HEADERS } from '#contract/headers.ts';
import type { World } from '#simulator/world/world.ts';
import { Refusal } from './refusal.ts';

/** How a money call guards itself against being done twice or too late. */
export interface Guard {
  readonly key: string | undefined;
  readonly deadlineMs: number | undefined;
  readonly fingerprint: string;
}

const KEY = /^[\w.:-]{8,64}$/;

/** Reads the key and the deadline of a request. An upstream of the bare specification knows neither. */
export function readGuard(
  world: World,
  headers: Readonly<Record<string, string | undefined>>,
  asked: readonly unknown[],
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
    throw new Refusal('badRequest', 'A deadline is milliseconds since the epoch, whole', { field });
  }
  const deadlineMs = deadline === undefined ? undefined : Number(deadline);
  return { key, deadlineMs, fingerprint: createHash('sha256').update(canonical(asked)).digest('hex') };
}

/**
 * Does a money call once per key, inside the transaction of the caller: the first answer is kept with what was done, and
 * comes back for every repeat. A refusal is not kept: nothing was done, so it may be tried again.
 *
 * @throws Refusal `keyReused`, `deadlinePassed`
 */
export function once<T>(world: World, memberId: string, guard: Guard, work: () => T): { data: T; isReplay: boolean } {
  const { key, deadlineMs, fingerprint } = guard;
  const kept = key === undefined ? undefined : world.keys.find(memberId, key);
  if (kept) {
    if (kept.fingerprint === fingerprint) return { data: kept.data as T, isReplay: true };
    const message = 'This key was used for another request: a new intent needs a new key';
    throw new Refusal('keyReused', message, { field: `headers.${HEADERS.idempotencyKey}` });
  }
  const nowMs = world.clock.transportNow();
  if (deadlineMs !== undefined && nowMs >= deadlineMs) {
    const message = 'The request came after its deadline: nothing was done';
    throw new Refusal('deadlinePassed', message, { deadline: deadlineMs, now: nowMs });
  }
  const data = work();
  if (key !== undefined) world.keys.keep(memberId, key, { fingerprint, data }, world.now());
  return { data, isReplay: false };
}

/** The same request gives the same text, whatever the order of its members. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
