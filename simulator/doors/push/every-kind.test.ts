import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PushMessage } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

type Kind = PushMessage['notifyType'];

let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'every-kind' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`kinds-${++worlds}`)).signIn();
});

const call = async (name: RowName) => {
  const { status, json } = await client.send(name, await client.sample(name));
  expect([name, status]).toEqual([name, 200]);
  return json.data;
};
const orderOf = async (name: 'openDeposit' | 'openWithdrawal') =>
  ((await call(name))['order'] as { order_id: string }).order_id;
const control = (path: string, body: object) => client.request('POST', `/__sim/${path}`, body, {});
const pay = async (id: string) => control(`orders/${id}`, { status: 3 });

/** What players do over the wire, and what the operator decides, until a push of each kind leaves. */
const EVENTS: Readonly<Record<Kind, () => Promise<unknown>>> = {
  RECHARGE: async () => pay(await orderOf('openDeposit')),
  WITHDRAW: async () => pay(await orderOf('openWithdrawal')),
  REGISTER: () => call('registerByEmail'),
  // The sample registers with the demo player's code.
  INVITE: async () => {
    client.token = String((await call('registerByEmail'))['token']);
    await pay(await orderOf('openDeposit'));
  },
  SETTLE: async () => {
    await call('placeBet');
    await control('clock', { advance: 7 * 86_400 });
  },
  CASH_OUT: () => call('cashOutPart'),
  RETURNED: async () => {
    const id = await orderOf('openDeposit');
    await call('excludeSelf');
    await pay(id);
  },
};

it.each(PushMessage.entries.notifyType.options)('%s is pushed by what happens in the world', async (kind) => {
  const pushed: PushMessage[] = [];
  client.world.outbox.onDelivery(({ message }) => void pushed.push(message));
  await EVENTS[kind]();
  await expect.poll(() => pushed.map(({ notifyType }) => notifyType)).toContain(kind);
});
