import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/entities';
import { call, later } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'remarks' });
});
afterAll(() => simulator.close());

async function remarksOf(client: RowClient, row: 'listDeposits' | 'listWithdrawals', language: string) {
  const request = {
    params: {},
    query: { start: 0, limit: 20 },
    headers: { 'accept-language': language },
    body: undefined,
  };
  const { json } = await client.send(row, request);
  return (json.data as unknown as { orders: Order[] }).orders.map(({ remark }) => remark);
}

it('why an order came to nothing is said in the language of the reader', async () => {
  const client = new RowClient(simulator, simulator.world('remarks')).signIn();
  const deposit = await call(client, 'openDeposit', { body: { channel_id: 'in-wallet', amount: '20' } });
  const { order } = deposit.json.data as unknown as { order: Order };
  await client.request('POST', `/__sim/orders/${order.order_id}`, { status: 2 }, {});
  for (const account_number of ['reject-me', 'fail-me']) {
    const account = { account_type: 'bank', bank_name: 'NuvemBank', bank_code: '260', country: 'BR' };
    const body = { ...account, account_number, account_name: 'Pat Player' };
    const { json } = await call(client, 'savePayoutAccount', { body });
    const info_id = json.data['info_id'];
    await call(client, 'openWithdrawal', {
      body: { channel_id: 'out-bank', amount: '20', payment_password: '246810', info_id },
    });
  }
  await later(client, 86_400_000);
  expect(await remarksOf(client, 'listDeposits', 'en')).toEqual(['declined']);
  expect(await remarksOf(client, 'listDeposits', 'es')).toEqual(['rechazado']);
  expect(await remarksOf(client, 'listWithdrawals', 'en')).toEqual(['payment failed', 'rejected by audit']);
  expect(await remarksOf(client, 'listWithdrawals', 'ru')).toEqual(['выплата не прошла', 'отклонено при проверке']);
});
