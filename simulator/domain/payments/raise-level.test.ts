import { afterEach, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
afterEach(() => simulator.close());

it('a level is reached by the sum of all deposits, whatever the currency of the wallet is meanwhile', async () => {
  simulator = await startSimulator();
  const empty = DEMO_ACCOUNTS.find(({ id }) => id === 'm-empty');
  const call = async (path: string, body: object, method = 'POST', token?: string) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const init: RequestInit = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(simulator.url + path, init);
    return (await response.json()) as { data: Record<string, unknown> };
  };
  const { data } = await call('/sports/api/v1/sign_in/', { account: empty?.email, password: empty?.password });
  const token = String(data['token']);
  const level = () => simulator.world().members.byId('m-empty')?.level;
  const deposit = async (amount: string, status: number) => {
    const opened = await call('/sports/api/v1/recharge', { channel_id: 'in-trc20', amount }, 'POST', token);
    const { order_id } = opened.data['order'] as { order_id: string };
    await call(`/__sim/orders/${order_id}`, { status });
  };

  await deposit('499', 3);
  // A declined deposit does not count.
  await deposit('400', 2);
  expect(level()).toBe(0);
  await call('/sports/api/v1/member/currency?unit=BRL', {}, 'PUT', token);
  // 1 USDT, at 5.4321.
  await deposit('60', 3);
  expect(level()).toBe(1);
});
