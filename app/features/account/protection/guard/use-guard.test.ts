import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '#contract/brand';
import { serverClock } from '#app/api/server-clock.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { signedOut } from '#app/store/session-slice.ts';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { useGuard } from './use-guard.ts';

const NOW = Date.parse('2026-03-14T12:00:00Z');
beforeEach(() => {
  stubPage();
  vi.spyOn(serverClock, 'gameTime').mockReturnValue(NOW);
});
afterEach(() => void vi.restoreAllMocks());

const limit = (kind: string, over: object = {}) => ({
  kind,
  period: 'day',
  value: '10',
  used: '4',
  currency: 'GBP',
  ...over,
});
const FREE = { kind: 'none' };
const UNASKED = { asks: null, status: 'none', name: null };
const room = { kind: 'deposit', period: 'day', value: '10', left: '6' };

interface Read {
  /** The wallet's; undefined while it is not read. */
  readonly currency?: string;
  readonly limits?: readonly object[];
  readonly exclusion?: object;
  readonly identity?: object;
  readonly profile?: Profile;
  readonly isGuest?: boolean;
}

/** The guard of a deposit of 7, where the brand's currency is that of the limits, pounds. */
async function guardWith(read: Read) {
  const { currency, limits, exclusion, identity, profile = 'uk' } = read;
  const { store, call } = upstream({
    'member/account': () => ({ score: '1', currency }),
    'protection/limits': () => ({ currency: 'GBP', limits }),
    'protection/exclusion': () => exclusion,
    'protection/identity': () => identity,
  });
  if (currency !== undefined) await call('getAccount');
  if (limits !== undefined) await call('getPlayerLimits');
  if (exclusion !== undefined) await call('getExclusion');
  if (identity !== undefined) await call('getIdentity');
  if (read.isGuest === true) store.dispatch(signedOut({ because: 'left' }));
  return readHook(() => useGuard('deposit', '7'), { store, brand: { profile, currency: 'GBP' } });
}

const ALL = { currency: 'GBP', limits: [limit('deposit')], exclusion: FREE, identity: UNASKED };
const OVER = { room, stop: { is: 'over', room } };
const until = (at: string) => ({ kind: 'time_out', until: at });

it.each<[Read, object]>([
  [ALL, OVER],
  [{ ...ALL, profile: 'none' }, {}],
  [{ ...ALL, isGuest: true }, {}],
  [{}, {}],
  [{ limits: [limit('deposit')] }, OVER],
  [{ ...ALL, currency: 'USDT' }, {}],
  [{ ...ALL, limits: [limit('deposit', { value: '20' })] }, { room: { ...room, value: '20', left: '16' } }],
  [
    { ...ALL, profile: 'br' },
    { room, stop: { is: 'missing', kinds: ['loss', 'stake', 'session'] } },
  ],
  [
    { ...ALL, exclusion: until('2026-03-14T12:00:00.001Z') },
    { room, stop: { is: 'excluded', kind: 'time_out', until: '2026-03-14T12:00:00.001Z' } },
  ],
  [{ ...ALL, exclusion: until('2026-03-14T12:00:00.000Z') }, OVER],
  [
    { ...ALL, identity: { asks: 'face', status: 'failed', name: null } },
    { room, stop: { is: 'identity', status: 'failed' } },
  ],
  [{ ...ALL, identity: { asks: 'face', status: 'passed', name: 'Ana' } }, OVER],
])('with %j: %j', async (read, guard) => {
  expect(await guardWith(read)).toEqual(guard);
});
