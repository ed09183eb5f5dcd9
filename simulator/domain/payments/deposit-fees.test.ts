import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/entities';
import { DEPOSIT_CHANNELS } from '#fixtures/world';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';

const DAY_MS = 86_400_000;
let simulator: Simulator;
let keys = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'deposit-fees' });
});
afterAll(() => simulator.close());

/** All fees of deposits are 0 in the fixtures. */
const channel = DEPOSIT_CHANNELS.find(({ id }) => id === 'in-wallet');
const { service_fee, network_fee } = channel ?? {};
afterEach(() => Object.assign(channel ?? {}, { service_fee, network_fee }));

async function deposit(amount: string, fees: object) {
  Object.assign(channel ?? {}, fees);
  const client = new RowClient(simulator, simulator.world('none')).signIn();
  const before = client.world.ledger.balance('member:m-player', 'USDT');
  const { status, json } = await client.send('openDeposit', {
    params: {},
    query: {},
    headers: { 'idempotency-key': `fees-${++keys}-0123456789abcdef` },
    body: { channel_id: 'in-wallet', amount },
  });
  client.world.clock.advance(DAY_MS);
  runDue(client.world);
  const gained = client.world.ledger.balance('member:m-player', 'USDT') - before;
  return { status, data: json.data as { order?: Order; reason?: string }, gained };
}

it('a deposit brings what the fees of its channel leave, and its order says so', async () => {
  const { data, gained } = await deposit('120', { service_fee: '0.5', network_fee: '1' });
  expect(data.order).toMatchObject({ amount: '120.000000', net_amount: '118.500000' });
  expect(gained).toBe(118_500_000n);
});

it('a deposit of which the fees leave nothing is refused', async () => {
  const { data, gained } = await deposit('120', { service_fee: '120', network_fee: '0' });
  expect(data.reason).toBe('amountOutOfRange');
  expect(gained).toBe(0n);
});
