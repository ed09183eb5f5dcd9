import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import type { Order } from '#contract/entities';
import { CURRENCIES, DEPOSIT_CHANNELS, WITHDRAWAL_CHANNELS } from '#fixtures/world';
import { addAmounts, convertAmount, rateOf } from '#engine/money';
import type { RowName } from '#contract/rows';
import { storyOf } from '../../conformance/answers/story.ts';
import { type RowAnswer, RowClient } from '../../conformance/row-client.ts';
import { startSimulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import { PAYMENTS, PAYMENTS_CURRENCIES, PAYMENTS_INVITED, PAYMENTS_REFUSED, PAYMENTS_TABLE } from './payments.facts.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = '246810';
const CARD = { name: 'Pat Player', expiry: '12/29', cvv: '123', user_name: 'pat', email: 'pat@demo.slipway.test' };
/** Chargeable, of another person, and one that is declined. */
const cards = { good: '4111111111111111', declined: '4000000000000002' };

let keys = 0;
const send = (client: RowClient, name: RowName, call: { body: object }) =>
  client.send(name, { params: {}, query: {}, headers: { 'idempotency-key': `payments-${++keys}` }, ...call });
const inCurrency = (amount: string, currency: string) => convertAmount(amount, rateOf(CURRENCIES, currency), currency);

const pay = (client: RowClient, id: string, amount: string, over: object = {}) => {
  const isCard = DEPOSIT_CHANNELS.some((channel) => channel.id === id && channel.type === 'card');
  const card = isCard ? { card: { ...CARD, card_number: cards.good } } : {};
  return send(client, 'openDeposit', { body: { channel_id: id, amount, ...card, ...over } });
};
const save = async (client: RowClient, over: object = {}) => {
  const account = {
    account_type: 'bank',
    bank_name: 'NuvemBank',
    bank_code: '260',
    country: 'BR',
    account_number: '1234567890',
    account_name: 'Pat Player',
  };
  return String((await send(client, 'savePayoutAccount', { body: { ...account, ...over } })).json.data['info_id']);
};
const withdraw = (client: RowClient, id: string, amount: string, info: string, over: object = {}) =>
  send(client, 'openWithdrawal', {
    body: { channel_id: id, amount, info_id: info, payment_password: PASSWORD, ...over },
  });

const memberIn = (currency: string) => ({
  id: 'm-player',
  nickname: 'pat',
  role: 3 as const,
  email: 'pat@demo.slipway.test',
  real_name: 'Pat Player',
  password: 'letters1',
  bank_password: PASSWORD,
  currency,
  balance: inCurrency('12345.678', currency),
  country: 'BR',
});

/** What the ledger holds for a player and for orders under way, and each entry since the last look. */
function looker({ world }: RowClient) {
  let seen = 0;
  return () => {
    const sql = `SELECT entry.seq, kind, account, currency, amount, balance_after FROM posting
      JOIN entry ON entry.seq = posting.entry WHERE entry.seq > ? ORDER BY entry.seq, account`;
    const rows = world.db.all(sql, seen);
    seen = Math.max(seen, ...rows.map(({ seq }) => Number(seq)));
    const decimal = (value: unknown, currency: unknown) => fromMillionths(BigInt(String(value)), String(currency));
    return rows.map(
      ({ kind, account, currency, amount, balance_after: after }) =>
        `${String(kind)} ${String(account)} ${decimal(amount, currency)} = ${decimal(after, currency)}`,
    );
  };
}

it('each channel in each currency takes, holds and pays what the table says', async () => {
  const simulator = await startSimulator({ seed: 'payments' });
  const lines: string[] = [];
  for (const { currency } of CURRENCIES) {
    const world = simulator.worlds.create(currency.toLowerCase(), { members: [memberIn(currency)] });
    const client = new RowClient(simulator, world).signIn('m-player');
    const look = looker(client);
    lines.push(`## ${currency}`, ...look());
    const info = await save(client);
    const order = async (id: string, { json }: RowAnswer) => {
      const { amount, service_fee: service, network_fee: network, net_amount: net } = json.data['order'] as Order;
      lines.push(`${id}: ${amount} ${currency}, fees ${service} and ${network}, net ${net}`);
      lines.push(...look().map((line) => `  at once: ${line}`));
      world.clock.advance(2 * HOUR_MS);
      runDue(world);
      lines.push(...look().map((line) => `  later: ${line}`));
    };
    for (const { id, min, max, status } of DEPOSIT_CHANNELS) {
      if (status === 0) continue;
      await order(id, await pay(client, id, inCurrency(min, currency)));
      lines.push(`  more: ${(await pay(client, id, inCurrency(addAmounts(max, '1'), currency))).json.msg}`);
    }
    for (const { id, min, max, status } of WITHDRAWAL_CHANNELS) {
      if (status === 0) continue;
      await order(id, await withdraw(client, id, inCurrency(min, currency), info));
      lines.push(`  more: ${(await withdraw(client, id, inCurrency(addAmounts(max, '1'), currency), info)).json.msg}`);
    }
    lines.push(`balance ${world.balance('m-player')}`, '');
  }
  await simulator.close();
  expect(missingFacts(lines.join('\n'), PAYMENTS_TABLE)).toEqual([]);
});

it('orders are opened, confirmed, declined, audited, paid, rejected and failed as the file says', async () => {
  const text = await storyOf(async (client) => {
    for (const id of ['in-trc20', 'in-bank', 'in-card']) await pay(client, id, '100.5');
    await pay(client, 'in-card', '20', { card: { ...CARD, card_number: cards.declined } });
    await client.call('continueDeposit', { body: { order_id: 'dep-0000002' } });
    client.advance(HOUR_MS);
    await client.call('continueDeposit', { body: { order_id: 'dep-0000002' } });
    await pay(client, 'in-pix', '30');
    await client.control('POST', 'orders/dep-0000005', { status: 2 });
    await pay(client, 'in-wallet', '5000');
    await client.control('POST', 'orders/dep-0000006', { status: 3 });
    client.write('the level rises with deposits');
    await client.call('getMember');
    const good = await save(client);
    const bad = await save(client, { account_number: 'reject-me', account_type: 'crypto', network: 'TRC20' });
    const pix = await save(client, {
      account_type: 'pix',
      account_number: 'pat@pix.test',
      cpf: '86288366757',
      is_default: true,
    });
    await client.call('listPayoutAccounts');
    await withdraw(client, 'out-bank', '55.25', good);
    await withdraw(client, 'out-trc20', '20', bad);
    await withdraw(client, 'out-pix', '7.000001', pix);
    await withdraw(client, 'out-pix', '8', pix);
    await withdraw(client, 'out-pix', '9', pix);
    await client.control('POST', 'orders/wd-0000009', { status: 4 });
    client.advance(6 * 60_000);
    await client.call('listWithdrawals', { query: { start: 0, limit: 3 } });
    for (const [id, status] of Object.entries({ 'wd-0000010': 2, 'wd-0000012': 3 }))
      await client.control('POST', `orders/${id}`, { status });
    client.advance(2 * HOUR_MS);
    await client.call('listWithdrawals', { query: { start: 0, limit: 3 } });
    await client.call('listDeposits', { query: { start: 0, limit: 3 } });
    await client.call('deletePayoutAccount', { query: { info_id: bad } });
    await client.call('deletePayoutAccount', { query: { info_id: bad } });
  });
  expect(missingFacts(text, PAYMENTS)).toEqual([]);
});

it('a friend who was invited earns both a reward with the first deposit', async () => {
  const text = await storyOf(async (client) => {
    await client.sendSample('registerByEmail', { headers: { platform: '1' } });
    client.signIn('m-000004');
    await pay(client, 'in-wallet', '10');
    client.advance(HOUR_MS);
    await pay(client, 'in-wallet', '50');
    client.advance(HOUR_MS);
    await client.call('listTransactions', {
      query: { start: 0, limit: 3, start_date: '2026-03-01', end_date: '2026-03-31' },
    });
  });
  expect(missingFacts(text, PAYMENTS_INVITED)).toEqual([]);
});

it('each movement of money is refused with its reason, its property and a sentence', async () => {
  const text = await storyOf(async (client) => {
    const { world } = client;
    await pay(client, 'nothing', '10');
    await pay(client, 'in-closed', '10');
    await pay(client, 'in-card', '9.99');
    await pay(client, 'in-card', '2000.01');
    await pay(client, 'in-card', '10.1234567');
    await pay(client, 'in-card', '10', { card: undefined });
    await pay(client, 'in-card', '10', { currency: 'BRL' });
    const info = await save(client);
    await withdraw(client, 'nothing', '10', info);
    await withdraw(client, 'out-closed', '10', info);
    await withdraw(client, 'out-bank', '1', info);
    await withdraw(client, 'out-bank', '1500', info);
    await withdraw(client, 'out-bank', '20', 'acc-9999999');
    await withdraw(client, 'out-bank', '20', info, { currency: 'BRL' });
    await client.call('continueDeposit', { body: { order_id: 'dep-9999999' } });
    await client.call('savePayoutAccount', {
      body: { account_type: 'pix', country: 'BR', account_number: 'a@pix.test', account_name: 'Pat' },
    });
    const give = (over: object) =>
      client.call('transferToPlayer', {
        body: { to: 'agent@demo.slipway.test', amount: '5', payment_password: PASSWORD, ...over },
      });
    await give({ to: 'player@demo.slipway.test' });
    await give({ to: 'no-one@demo.slipway.test' });
    await give({ amount: '5000' });
    await give({ amount: '1.1234567' });
    await give({ currency: 'BRL' });
    world.members.change('m-agent', { currency: 'BRL' });
    await give({});
    for (const ban of ['deposit', 'withdraw', 'transfer', 'games'])
      await client.control('POST', 'members/m-player', { bans: [ban] }).then(async () => {
        if (ban === 'deposit') await pay(client, 'in-wallet', '10');
        if (ban === 'withdraw') await withdraw(client, 'out-bank', '20', info);
        if (ban === 'transfer') await give({});
        if (ban === 'games') await client.sendSample('moveIntoNg');
      });
    await client.control('POST', 'members/m-player', { bans: [] });
    await client.call('moveIntoNg', { body: { plat_type: 'ag', money: '5000', currency: 'USDT' } });
    await client.call('moveOutOfNg', { body: { plat_type: 'ag', money: '5', currency: 'USDT' } });
    await client.call('moveIntoCardGame', { query: { game_id: 'poker', money: '1.1234567' } });
    await client.call('changeCurrency', { query: { unit: 'XXX' } });
    for (const payment_password of ['000000', '000001', '000002', '000003', '000004', '000005'])
      await withdraw(client, 'out-bank', '20', info, { payment_password });
    await give({});
    client.signIn('m-empty');
    await withdraw(client, 'out-bank', '20', info);
    await give({});
  });
  expect(missingFacts(text, PAYMENTS_REFUSED)).toEqual([]);
});

it('money in the wallet and in games changes its currency, there and back', async () => {
  const text = await storyOf(async (client) => {
    await client.call('moveIntoNg', { body: { plat_type: 'ag', money: '100.123456', currency: 'USDT' } });
    for (const unit of ['BRL', 'IDR', 'VND', 'GBP', 'USDT']) {
      await client.call('changeCurrency', { query: { unit } });
      await client.call('getNgBalance', { query: { plat_type: 'ag' } });
    }
  });
  expect(missingFacts(text, PAYMENTS_CURRENCIES)).toEqual([]);
});
