import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order, PaymentChannel } from '#contract/entities';
import { convertAmount } from '#engine/money';
import { call } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'coins' });
});
afterAll(() => simulator.close());

const orderOf = ({ json }: { json: { data: object } }) => (json.data as { order: Order }).order;

async function playerWith(currency: string) {
  const client = new RowClient(simulator, simulator.world(`coins-${currency.toLowerCase()}`)).signIn();
  await call(client, 'changeCurrency', { query: { unit: currency } });
  await client.request('POST', '/__sim/members/m-player', { adjust: convertAmount('1000', '30000', currency) }, {});
  return client;
}

const cases = [
  ['USDT', '100', '100.000000', '99.000000', '1.000000'],
  // 100 BRL are 18.4090867… USDT: 18.409086 would be worth 99.999996 BRL.
  ['BRL', '100', '18.409087', '17.409473', '5.432100'],
  ['VND', '1000000', '40.733198', '39.733197', '24550.000000'],
] as const;

it.each(cases)(
  'in a wallet of %s, crypto says how many coins %s are',
  async (currency, amount, sent, received, rate) => {
    const client = await playerWith(currency);
    const channels = (await call(client, 'listDepositChannels')).json.data as unknown as PaymentChannel[];
    expect(channels.map(({ coin }) => coin)).toEqual([
      { currency: 'USDT', rate },
      { currency: 'USDT', rate },
      ...channels.slice(2).map(() => undefined),
    ]);
    const deposit = orderOf(await call(client, 'openDeposit', { body: { channel_id: 'in-trc20', amount } }));
    expect(deposit.coin).toEqual({ currency: 'USDT', amount: sent, rate });
    const { orders } = (await call(client, 'listDeposits', { query: { start: 0, limit: 1 } })).json.data as unknown as {
      orders: Order[];
    };
    expect(orders[0]?.coin).toEqual(deposit.coin);
    const account = { account_type: 'crypto', network: 'TRC20', country: 'BR', account_name: 'mine' };
    const { json } = await call(client, 'savePayoutAccount', {
      body: { ...account, account_number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    });
    const body = { channel_id: 'out-trc20', amount, payment_password: '246810', info_id: json.data['info_id'] };
    const withdrawal = orderOf(await call(client, 'openWithdrawal', { body }));
    // The fees are in the wallet's currency, and what is left is paid in coins.
    expect(withdrawal.coin).toEqual({ currency: 'USDT', amount: received, rate });
  },
);

it('a payment without coins has none', async () => {
  const client = await playerWith('INR');
  const order = orderOf(await call(client, 'openDeposit', { body: { channel_id: 'in-bank', amount: '2000' } }));
  expect(order).not.toHaveProperty('coin');
});
