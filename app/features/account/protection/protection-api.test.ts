import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moneyAccepted, moneySent, moneyUnanswered } from '#app/api/money/money-slice.ts';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { useIsSendingMoney } from './use-is-sending-money.ts';
import './protection-api.ts';

beforeEach(() => {
  stubPage();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const RENEWED = { token: 'n'.repeat(20), fresh_token: 'g'.repeat(20), user_id: 'u1', role: 3 };
const lost = () => {
  throw new TypeError('no network');
};

it.each<[string, () => unknown, object, string | undefined]>([
  ['new tokens', () => RENEWED, { data: null }, RENEWED.token],
  ['a refusal, which ends the session,', () => undefined, { data: null }, undefined],
  ['no answer', lost, { error: { kind: 'timeout' } }, 't'.repeat(20)],
])('a session that is prolonged with %s', async (_, answer, outcome, token) => {
  const { store, call } = upstream({ 'v1/refresh': answer });
  const asked = call('prolongSession');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toEqual(outcome);
  expect(store.getState().session.player?.token).toBe(token);
});

it('a session that is prolonged begins anew: what is known of it is read again', async () => {
  const { asked, call } = upstream({
    'protection/limits': () => ({ currency: 'USDT', limits: [] }),
    'v1/refresh': () => RENEWED,
  });
  await call('getPlayerLimits');
  await call('prolongSession');
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  const lines = asked.map((line) => line.replace('/sports/api/v1/', ''));
  expect(lines).toEqual(['GET protection/limits', expect.stringMatching(/refresh$/), 'GET protection/limits']);
});

it('money is being sent while any call has no answer yet', () => {
  const { store } = upstream({});
  const seen = [
    moneySent({ key: 'k1', row: 'moveOutOfNg' }),
    moneySent({ key: 'k2', row: 'moveIntoNg' }),
    moneyUnanswered({ key: 'k1', row: 'moveOutOfNg' }),
    moneyAccepted({ key: 'k2', row: 'moveIntoNg', receipt: {} }),
  ].map((action) => {
    store.dispatch(action);
    return readHook(useIsSendingMoney, { store });
  });
  expect([readHook(useIsSendingMoney), ...seen]).toEqual([false, true, true, true, false]);
});
