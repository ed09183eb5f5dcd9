import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/entities';
import { CURRENCIES, DEPOSIT_CHANNELS, WITHDRAWAL_CHANNELS } from '#fixtures/world';
import { addAmounts, convertAmount, rateOf, subtractAmounts } from '#engine/money';
import { call, later, movedBy, outcomeOf } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PLAYER = 'member:m-player';
const CARD = {
  name: 'Pat Player',
  card_number: '4111111111111111',
  expiry: '12/29',
  cvv: '123',
  user_name: 'pat',
  email: 'pat@demo.slipway.test',
};
let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'payments' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`payments-${++worlds}`)).signIn();
});
afterEach(() => expect(client.world.ledger.audit()).toEqual([]));

const pay = (channel_id: string, amount: string, over: object = {}) => {
  const card = channel_id === 'in-card' ? { card: CARD } : {};
  return call(client, 'openDeposit', { body: { channel_id, amount, ...card, ...over } });
};
const save = async (over: object = {}) => {
  const account = { account_type: 'bank', bank_name: 'NuvemBank', bank_code: '260', country: 'BR' };
  const body = { ...account, account_number: '1234567890', account_name: 'Pat Player', ...over };
  return String((await call(client, 'savePayoutAccount', { body })).json.data['info_id']);
};
const withdraw = async (channel_id: string, amount: string, over: object = {}) => {
  const info_id = 'info_id' in over ? over.info_id : await save();
  return call(client, 'openWithdrawal', {
    body: { channel_id, amount, payment_password: '246810', ...over, info_id },
  });
};
const orderOf = ({ json }: { json: { data: object } }) => (json.data as { order: Order }).order;
const decide = (id: string, status: number) => client.request('POST', `/__sim/orders/${id}`, { status }, {});
const control = (path: string, body: object) => client.request('POST', `/__sim/${path}`, body, {});
const shown = async (row: 'listDeposits' | 'listWithdrawals', id: string) => {
  const { orders } = (await call(client, row, { query: { start: 0, limit: 20 } })).json.data as unknown as {
    orders: Order[];
  };
  return orders.find(({ order_id }) => order_id === id);
};

// Six, two and three places.
describe.each(['USDT', 'BRL', 'KWD'])('in %s', (currency) => {
  const converted = (amount: string) => convertAmount(amount, rateOf(CURRENCIES, currency), currency);
  beforeEach(async () => {
    await call(client, 'changeCurrency', { query: { unit: currency } });
    await control('members/m-player', { adjust: converted('60000') });
  });

  it('each open channel takes its least amount, keeps its fees, and credits what is left when it is confirmed', async () => {
    for (const { id, min, max, minutes } of DEPOSIT_CHANNELS.filter(({ status }) => status === 1)) {
      const least = converted(min);
      const order = orderOf(await pay(id, least));
      expect([id, order.amount, order.net_amount, order.status]).toEqual([id, least, least, 0]);
      expect(await movedBy(client, () => later(client, minutes * MINUTE_MS - 1))).toEqual([]);
      expect(await movedBy(client, () => later(client, 1))).toEqual([
        `deposit house:deposits -${least} ${currency}`,
        `deposit ${PLAYER} ${least} ${currency}`,
      ]);
      expect(await shown('listDeposits', order.order_id)).toMatchObject({ status: 3, remark: '' });
      expect(outcomeOf(await pay(id, converted(addAmounts(max, '1'))))).toMatchObject({
        reason: 'amountOutOfRange',
        field: 'amount',
        min: least,
        max: converted(max),
        currency,
      });
    }
  });

  it('each open channel holds a withdrawal at once, and pays it ten minutes after its audit', async () => {
    const info_id = await save();
    for (const { id, min, minutes, service_fee, network_fee } of WITHDRAWAL_CHANNELS.filter(
      ({ status }) => status === 1,
    )) {
      const least = converted(min);
      let order: Order | undefined;
      const held = await movedBy(client, async () => (order = orderOf(await withdraw(id, least, { info_id }))));
      const { order_id = '', net_amount } = order ?? {};
      expect(held).toEqual([
        `withdraw ${PLAYER} -${least} ${currency}`,
        `withdraw hold:${order_id} ${least} ${currency}`,
      ]);
      const fees = addAmounts(converted(service_fee), converted(network_fee));
      expect(Number(net_amount)).toBeCloseTo(Number(subtractAmounts(least, fees)), 6);
      expect(await movedBy(client, () => later(client, minutes * MINUTE_MS))).toEqual([]);
      expect(await shown('listWithdrawals', order_id)).toMatchObject({ status: 1 });
      expect(await movedBy(client, () => later(client, 10 * MINUTE_MS))).toEqual([
        `withdrawPaid hold:${order_id} -${least} ${currency}`,
        `withdrawPaid house:withdrawals ${least} ${currency}`,
      ]);
      expect(await shown('listWithdrawals', order_id)).toMatchObject({ status: 3 });
    }
  });
});

describe('a deposit', () => {
  it('may be as high as its channel says', async () => {
    expect((await pay('in-card', '2000')).status).toBe(200);
  });

  it('shows where to pay: an address of a network, a page, or nothing for a card', async () => {
    expect(orderOf(await pay('in-trc20', '100'))).toMatchObject({
      network: 'TRC20',
      address: expect.stringMatching(/^T[0-9A-F]{33}$/),
    });
    const byBank = orderOf(await pay('in-bank', '100'));
    expect(byBank).toMatchObject({ pay_url: expect.stringMatching(/\/__play\/payments-\d+\/\w+/) });
    expect(byBank).not.toHaveProperty('address');
    const byCard = orderOf(await pay('in-card', '100'));
    expect(byCard).not.toHaveProperty('pay_url');
    expect(JSON.stringify(byCard)).not.toContain('4111');
  });

  it('by a card that is declined brings nothing, and says so', async () => {
    const { order_id } = orderOf(await pay('in-card', '20', { card: { ...CARD, card_number: '4000000000000002' } }));
    expect(await movedBy(client, () => later(client, HOUR_MS))).toEqual([]);
    expect(await shown('listDeposits', order_id)).toMatchObject({ status: 2, remark: 'declined' });
  });

  it('goes on while it waits, and not when it has ended', async () => {
    const { order_id, pay_url } = orderOf(await pay('in-bank', '100'));
    const goOn = () => call(client, 'continueDeposit', { body: { order_id } });
    expect(orderOf(await goOn())).toMatchObject({ order_id, pay_url });
    later(client, HOUR_MS);
    expect(await shown('listDeposits', order_id)).not.toHaveProperty('pay_url');
    expect(outcomeOf(await goOn())).toEqual({
      status: 400,
      msg: 'This deposit is already paid or declined',
      reason: 'badRequest',
      field: 'order_id',
    });
  });

  it.each([
    [2, [], 'declined'],
    [3, ['deposit house:deposits -30.000000 USDT', `deposit ${PLAYER} 30.000000 USDT`], ''],
  ])('that the operator decides as %i is over at once, and once', async (status, sides, remark) => {
    const { order_id } = orderOf(await pay('in-pix', '30'));
    expect(await movedBy(client, () => decide(order_id, status))).toEqual(sides);
    expect(await shown('listDeposits', order_id)).toMatchObject({ status, remark });
    expect(await movedBy(client, () => later(client, HOUR_MS))).toEqual([]);
  });

  it.each([
    ['in-trc20', '50', [0, 5, 3]],
    ['in-card', '50', [0, 5, 3]],
    // Its payment page waits for a button.
    ['in-wallet', '50', [0, 0, 3]],
  ])('by %s of %s is seen as its payment is', async (channel, amount, states) => {
    const minutes = DEPOSIT_CHANNELS.find(({ id }) => id === channel)?.minutes ?? 0;
    const { order_id } = orderOf(await pay(channel, amount));
    const seen = [(await shown('listDeposits', order_id))?.status];
    for (const _ of [1, 2]) {
      later(client, (minutes / 2) * MINUTE_MS);
      seen.push((await shown('listDeposits', order_id))?.status);
    }
    expect(seen).toEqual(states);
  });

  it('raises the level by the sum of all', async () => {
    const level = async () => (await call(client, 'getMember')).json.data['level'];
    const before = await level();
    await pay('in-wallet', '499.99');
    later(client, HOUR_MS);
    expect(await level()).toBe(before);
    await pay('in-wallet', '4500.01');
    later(client, HOUR_MS);
    expect(await level()).toBe(2);
  });

  it.each([
    ['nothing', '10', {}, { status: 400, msg: 'No such channel', field: 'channel_id' }],
    ['in-closed', '10', {}, { status: 409, msg: 'This channel is closed at the moment', reason: 'channelClosed' }],
    ['in-card', '9.99', {}, { reason: 'amountOutOfRange', min: '10.000000', max: '2000.000000', currency: 'USDT' }],
    ['in-card', '2000.01', {}, { reason: 'amountOutOfRange', msg: 'From 10.000000 to 2000.000000 USDT' }],
    ['in-card', '10.1234567', {}, { msg: 'USDT has 6 places', field: 'amount', places: 6 }],
    ['in-card', '10', { card: undefined }, { msg: 'This channel needs a card', field: 'card' }],
    ['in-card', '10', { currency: 'BRL' }, { reason: 'wrongCurrency', field: 'currency', currency: 'USDT' }],
  ])('by %s of %s %j is refused', async (channel, amount, over, refusal) => {
    expect(outcomeOf(await pay(channel, amount, over))).toMatchObject(refusal);
    expect((await call(client, 'listDeposits', { query: { start: 0, limit: 1 } })).json.data).toMatchObject({
      total: 0,
    });
  });

  it('that is not the own one cannot be gone on with', async () => {
    const { order_id } = orderOf(await pay('in-bank', '100'));
    client.signIn('m-agent');
    expect(outcomeOf(await call(client, 'continueDeposit', { body: { order_id } }))).toEqual({
      status: 404,
      msg: 'You have no such deposit',
      reason: 'notFound',
      field: 'order_id',
    });
  });
});

describe('a withdrawal', () => {
  it('to an account that the audit rejects comes back, as does one that fails or that the operator rejects', async () => {
    const back = (id: string, amount: string) => [
      `withdrawReturned hold:${id} -${amount} USDT`,
      `withdrawReturned ${PLAYER} ${amount} USDT`,
    ];
    const rejected = orderOf(
      await withdraw('out-trc20', '20', { info_id: await save({ account_number: 'reject-me' }) }),
    );
    expect(await movedBy(client, () => later(client, HOUR_MS))).toEqual(back(rejected.order_id, '20.000000'));
    expect(await shown('listWithdrawals', rejected.order_id)).toMatchObject({ status: 4, remark: 'rejected by audit' });
    for (const [status, remark] of [
      [2, 'payment failed'],
      [4, 'rejected by audit'],
    ] as const) {
      const { order_id } = orderOf(await withdraw('out-bank', '55.25'));
      expect(await movedBy(client, () => decide(order_id, status))).toEqual(back(order_id, '55.250000'));
      expect(await shown('listWithdrawals', order_id)).toMatchObject({ status, remark });
      expect(await movedBy(client, () => later(client, 2 * HOUR_MS))).toEqual([]);
    }
  });

  it('goes through its states by itself: created, audited, processing, paid; or its bank refuses it', async () => {
    const at = async (id: string) => {
      const order = await shown('listWithdrawals', id);
      return [order?.status, order?.approval];
    };
    for (const [account_number, ends] of [
      ['12345678', [3, 3]],
      ['fail-me', [2, 2]],
    ] as const) {
      const { order_id } = orderOf(await withdraw('out-trc20', '20', { info_id: await save({ account_number }) }));
      const states = [await at(order_id)];
      for (const minutes of [15, 5, 5]) {
        later(client, minutes * MINUTE_MS);
        states.push(await at(order_id));
      }
      expect(states).toEqual([[0, 0], [1, 1], [5, 1], ends]);
    }
  });

  it('that the operator pays is paid at once, and once', async () => {
    const { order_id } = orderOf(await withdraw('out-pix', '7.000001'));
    expect(await movedBy(client, () => decide(order_id, 3))).toEqual([
      `withdrawPaid hold:${order_id} -7.000001 USDT`,
      'withdrawPaid house:withdrawals 7.000001 USDT',
    ]);
    expect(await movedBy(client, () => later(client, 2 * HOUR_MS))).toEqual([]);
    expect(outcomeOf(await decide('wd-9999999', 3))).toMatchObject({ status: 404, msg: 'Unknown order wd-9999999' });
  });

  it.each([
    ['nothing', '10', {}, { msg: 'No such channel', field: 'channel_id' }],
    ['out-closed', '10', {}, { status: 409, reason: 'channelClosed' }],
    ['out-bank', '1', {}, { reason: 'amountOutOfRange', min: '10.000000', max: '20000.000000', currency: 'USDT' }],
    ['out-bank', '1000.000001', {}, { reason: 'insufficientBalance', field: 'amount', balance: '1000.000000' }],
    ['out-bank', '20', { info_id: 'acc-9999999' }, { status: 404, msg: 'You have no such withdrawal account' }],
    ['out-bank', '20', { currency: 'BRL' }, { reason: 'wrongCurrency', field: 'currency', currency: 'USDT' }],
    ['out-bank', '20', { payment_password: '000000' }, { reason: 'wrongPaymentPassword', remaining: 4 }],
  ])('by %s of %s %j is refused, and holds nothing', async (channel, amount, over, refusal) => {
    const moved = await movedBy(client, async () =>
      expect(outcomeOf(await withdraw(channel, amount, over))).toMatchObject(refusal),
    );
    expect(moved).toEqual([]);
  });

  it('needs a payment password', async () => {
    client.signIn('m-empty');
    expect(outcomeOf(await withdraw('out-bank', '20'))).toMatchObject({ reason: 'paymentPasswordMissing' });
  });
});
