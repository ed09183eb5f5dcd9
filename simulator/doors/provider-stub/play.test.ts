import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { RowName } from '#contract/rows';
import { addAmounts, subtractAmounts } from '#engine/money';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'play' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`play-${++worlds}`)).signIn();
});
const call = async (name: RowName, over: object = {}) =>
  (await client.send(name, { ...(await client.sample(name)), ...over })).json.data;
const post = async (url: string, body: unknown) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as { code: number; data: Record<string, string> } };
};

it('launches a game whose page moves the balance, and lists the rounds', async () => {
  const { url } = await call('launchPgGame');
  expect(await (await fetch(String(url))).text()).toContain('Jade Temple');
  let expected = '1000.000000';
  for (let round = 0; round < 20; round++) {
    const { json } = await post(String(url), { bet: '10' });
    const { bet = '', payout = '', balance } = json.data;
    expected = addAmounts(subtractAmounts(expected, bet), payout);
    expect(balance).toBe(expected);
  }
  expect(expected).not.toBe('1000.000000');
  expect(client.world.balance('m-player')).toBe(expected);
  expect(await call('listPgBets', { query: { limit: '3' } })).toMatchObject({
    total: 20,
    rounds: [{ bet_amount: '10.000000' }, {}, {}],
  });
  const days = { game_id: '22', start_date: '2026-03-14', end_date: '2026-03-14' };
  expect(await call('getBetStatistics', { query: days })).toMatchObject({ bets: 20, bet_amount: '200.000000' });
  expect(client.world.ledger.audit()).toEqual([]);
});

it('refuses a bet above the balance, of zero, without a ticket', async () => {
  const { url } = await call('launchNoahGame');
  expect(await post(String(url), { bet: '1000.01' })).toMatchObject({
    status: 400,
    json: { data: { reason: 'insufficientBalance', field: 'bet' } },
  });
  expect((await post(String(url), { bet: '0' })).status).toBe(400);
  expect((await post(String(url).slice(0, -4), { bet: '1' })).status).toBe(404);
});

it('keeps the money of card games in a wallet of its own, never below zero', async () => {
  expect(await call('moveIntoCardGame')).toEqual({
    balance: '990.000000',
    game_balance: '10.000000',
    currency: 'USDT',
  });
  const out = (money: string) => call('moveOutOfCardGame', { query: { game_id: 'poker', money } });
  expect(await out('50')).toMatchObject({ reason: 'insufficientBalance', balance: '20.000000' });
  expect(await out('20')).toMatchObject({ game_balance: '10.000000' });
});

it('pays or declines a deposit on the page of its provider, once', async () => {
  const open = async () => {
    const { order } = (await call('openDeposit', {
      body: { channel_id: 'in-pix', amount: '25' },
    })) as unknown as { order: { order_id: string; pay_url: string } };
    return order;
  };
  const paid = await open();
  expect(await (await fetch(paid.pay_url)).text()).toContain('25.000000 USDT');
  expect((await post(paid.pay_url, { paid: true })).json.data).toEqual({ status: 3 });
  expect(client.world.balance('m-player')).toBe('1025.000000');
  // A second decision changes nothing.
  expect((await post(paid.pay_url, { paid: false })).json.data).toEqual({ status: 3 });
  const declined = await open();
  expect((await post(declined.pay_url, { paid: false })).json.data).toEqual({ status: 2 });
  expect((await post(declined.pay_url, { paid: 'yes' })).status).toBe(400);
  expect(client.world.balance('m-player')).toBe('1025.000000');
  expect(client.world.ledger.audit()).toEqual([]);
});

it('has one default account: the newest that was asked for', async () => {
  const save = (account_number: string, is_default: boolean) =>
    call('savePayoutAccount', {
      body: { account_type: 'bank', country: 'IN', account_number, account_name: 'Pat', is_default },
    });
  for (const [number, isDefault] of [
    ['1111', true],
    ['2222', false],
    ['3333', true],
  ] as const)
    await save(number, isDefault);
  const accounts = (await call('listPayoutAccounts')) as unknown as { account_number: string; is_default: boolean }[];
  expect(accounts.filter((each) => each.is_default).map((each) => each.account_number)).toEqual(['3333']);
});

it('answers in the chat, and by messagesync', async () => {
  const { token, url } = await call('getChatToken');
  const socket = new WebSocket(`${simulator.url.replace('http', 'ws')}${url}?token=${token}`);
  const frames: { message?: { from: string; text: string }; error?: string }[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as (typeof frames)[number]));
  await new Promise((resolve) => void socket.once('open', resolve));
  socket.send('not json');
  socket.send(JSON.stringify({ say: 'Where is my deposit?' }));
  await expect.poll(() => frames.length).toBe(3);
  expect(frames[0]?.error).toBeDefined();
  expect(frames.slice(1).map(({ message }) => message?.from)).toEqual(['player', 'support']);
  socket.terminate();
  const { messages, cursor } = await call('syncMessages');
  expect((messages as { text: string }[]).map(({ text }) => text)[0]).toBe('Where is my deposit?');
  expect((await call('syncMessages', { body: { cursor } }))['messages']).toEqual([]);
});

it('confirms no order by its number, and none for a page of another origin', async () => {
  const { order } = (await call('openDeposit', {
    body: { channel_id: 'in-pix', amount: '25' },
  })) as unknown as { order: { order_id: string; pay_url: string } };
  const numbered = order.pay_url.replace(/\/[^/]+$/, `/${order.order_id}`);
  for (const url of [numbered, `${numbered}.${'0'.repeat(32)}`, `${order.pay_url}0`])
    expect((await post(url, { paid: true })).status).toBe(404);
  for (const origin of ['http://evil.example', 'null']) {
    const body = JSON.stringify({ paid: true });
    const response = await fetch(order.pay_url, {
      method: 'POST',
      headers: { origin, 'content-type': 'text/plain' },
      body,
    });
    expect([origin, response.status]).toEqual([origin, 403]);
  }
  // Nor is it shown in a frame, whose clicks another page chooses.
  const page = await fetch(order.pay_url);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, "frame-ancestors 'none'"]);
  expect(client.world.balance('m-player')).toBe('1000.000000');
  expect((await post(order.pay_url, { paid: true })).json.data).toEqual({ status: 3 });
});
