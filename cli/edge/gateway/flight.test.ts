import { expect, it } from 'vitest';
import { NEVER } from '#cli/edge/core/key-state.ts';
import { newFlight } from './flight.ts';
import type { KeyRecord } from '#cli/edge/store/edge-store.ts';

it('a new flight has the call and its record, and has done nothing', () => {
  const name = { player: 'p', key: 'k' };
  const record = { state: 'any' } as unknown as KeyRecord;
  const given = { record, headers: { authorization: 'Bearer t' }, call: undefined, startedMs: 5 };
  expect(newFlight(name as never, given)).toStrictEqual({
    name,
    ...given,
    state: NEVER,
    answerHeaders: undefined,
    entry: undefined,
    decidedMs: undefined,
    isAnsweredOtherwise: false,
    waiters: new Set(),
    isOurs: false,
    deliveries: 0,
    forwardedMs: undefined,
    readings: 0,
    lastReadingMs: 0,
    reading: undefined,
    timer: undefined,
  });
});
