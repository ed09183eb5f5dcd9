import { expect, it } from 'vitest';
import type { MemberRecord } from '../members/member-record.ts';
import type { MembersContext } from '../members/context.ts';
import { playedMsSince, storePlayedTime } from './played-time.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;

/** A member that signed in then, whose earlier sessions, last call and last movement were these. */
function playing({
  signedInMs,
  played = [],
  seenMs,
  movedMs,
}: {
  readonly signedInMs: number | null;
  readonly played?: readonly { readonly fromMs: number; readonly toMs: number }[];
  readonly seenMs?: number;
  readonly movedMs?: number;
}) {
  let doc: object = { played };
  const member = { id: 'm-1', signedInMs } as MemberRecord;
  const world = {
    now: () => NOW,
    members: { doc: () => doc, updateDoc: (_: string, next: object) => void (doc = next) },
    sessions: { lastSeenMs: () => seenMs },
    db: { get: () => (movedMs === undefined ? undefined : { at_ms: movedMs }) },
  } as unknown as MembersContext;
  return {
    since: (sinceMs: number) => playedMsSince(world, member, sinceMs),
    stored: () => {
      storePlayedTime(world, member);
      return doc;
    },
  };
}

it('counts this session until now and earlier ones, from an instant on', () => {
  const played = [
    { fromMs: 10, toMs: 30 },
    { fromMs: 50, toMs: 60 },
  ];
  expect([0, 20, 30, 55, NOW - 3].map(playing({ signedInMs: NOW - 5, played }).since)).toEqual([35, 25, 15, 10, 3]);
  expect(playing({ signedInMs: null, played }).since(0)).toBe(30);
});

it('stores a session until its last call, else until the last movement of money, never before its start or after now', () => {
  const signedInMs = NOW - 1_000;
  const stored = (over: { readonly seenMs?: number; readonly movedMs?: number }) =>
    playing({ signedInMs, ...over }).stored();
  const until = (toMs: number) => ({ played: [{ fromMs: signedInMs, toMs }] });
  expect([
    stored({ seenMs: NOW - 400 }),
    stored({ seenMs: NOW - 400, movedMs: NOW - 100 }),
    stored({ movedMs: NOW - 100 }),
    stored({ seenMs: NOW + 5 }),
    stored({ seenMs: signedInMs - 7 }),
    stored({}),
  ]).toEqual([until(NOW - 400), until(NOW - 400), until(NOW - 100), until(NOW), { played: [] }, { played: [] }]);
});

it('stores sessions for 31 days', () => {
  const old = { fromMs: 0, toMs: NOW - 31 * DAY };
  const recent = { fromMs: 0, toMs: NOW - 31 * DAY + 1 };
  expect(playing({ signedInMs: NOW - 10, played: [old, recent], seenMs: NOW - 5 }).stored()).toEqual({
    played: [recent, { fromMs: NOW - 10, toMs: NOW - 5 }],
  });
  expect(playing({ signedInMs: null, played: [old] }).stored()).toEqual({ played: [old] });
});
