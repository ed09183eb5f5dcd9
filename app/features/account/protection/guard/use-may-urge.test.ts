import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EXCLUSION_REGISTERS } from '#contract/entities';
import { serverClock } from '#app/api/server-clock.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { useMayUrge } from './use-may-urge.ts';

beforeEach(() => {
  stubPage();
  vi.spyOn(serverClock, 'gameTime').mockReturnValue(Date.parse('2026-03-14T12:00:00Z'));
});
afterEach(() => void vi.restoreAllMocks());

it.each<[string, object, boolean]>([
  ['without a break', { kind: 'none' }, true],
  ['whose national register has not answered', { kind: 'none', unanswered: EXCLUSION_REGISTERS[0] }, false],
  ['on a break', { kind: 'time_out', until: '2026-03-15T12:00:00Z' }, false],
])('a player %s may be urged: %o, %s', async (_, exclusion, may) => {
  const { store, call } = upstream({ 'protection/exclusion': () => exclusion });
  await call('getExclusion');
  expect(readHook(useMayUrge, { store, brand: { profile: 'uk', currency: 'GBP' } })).toBe(may);
});
