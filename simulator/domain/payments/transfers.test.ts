import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CURRENCIES } from '#fixtures/world';
import { ask, call, movedBy, outcomeOf } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const PLAYER = 'member:m-player';
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

const save = async (over: object = {}) => {
  const account = { account_type: 'bank', bank_name: 'NuvemBank', bank_code: '260', country: 'BR' };
  const body = { ...account, account_number: '1234567890', account_name: 'Pat Player', ...over };
  return String((await call(client, 'savePayoutAccount', { body })).json.data['info_id']);
};
const give = (over: object = {}) =>
  call(client, 'transferToPlayer', {
    body: { to: 'agent@demo.slipway.test', amount: '5', payment_password: '246810', ...over },
  });
describe('an account to be paid to', () => {
  const list = async () =>
    (await call(client, 'listPayoutAccounts')).json.data as unknown as { info_id: string; is_default: boolean }[];

  it('is shown by the end of its number; the first is the default until another is asked for', async () => {
    const first = await save();
    const second = await save({ account_type: 'crypto', network: 'TRC20', account_number: '77' });
    expect(await list()).toContainEqual({
      info_id: first,
      account_type: 'bank',
      country: 'BR',
      account_number: '******7890',
      account_name: 'Pat Player',
      bank_name: 'NuvemBank',
      bank_code: '260',
      network: null,
      is_default: true,
    });
    expect(await list()).toContainEqual(
      expect.objectContaining({ info_id: second, is_default: false, network: 'TRC20' }),
    );
    const third = await save({ is_default: true });
    expect((await list()).filter((each) => each.is_default).map(({ info_id }) => info_id)).toEqual([third]);
  });

  it('is removed once', async () => {
    const info_id = await save();
    const remove = () => call(client, 'deletePayoutAccount', { query: { info_id } });
    expect((await remove()).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(outcomeOf(await remove())).toEqual({
      status: 404,
      msg: 'You have no such withdrawal account',
      reason: 'notFound',
      field: 'query.info_id',
    });
  });

  it('of PIX needs a CPF, and there are twenty at most', async () => {
    const pix = { account_type: 'pix', country: 'BR', account_number: 'a@pix.test', account_name: 'Pat' };
    expect(outcomeOf(await call(client, 'savePayoutAccount', { body: pix }))).toMatchObject({
      msg: 'PIX needs a CPF',
      field: 'cpf',
    });
    for (let count = 0; count < 20; count++) await save();
    expect(outcomeOf(await ask(client, 'savePayoutAccount'))).toMatchObject({
      msg: 'At most 20 accounts: delete one first',
    });
  });
});

describe('a transfer to another player', () => {
  it('arrives at once', async () => {
    expect(await movedBy(client, give)).toEqual([
      `transfer ${PLAYER} -5.000000 USDT`,
      'transfer member:m-agent 5.000000 USDT',
    ]);
  });

  it.each([
    [{ to: 'player@demo.slipway.test' }, { msg: 'Unknown player', field: 'to' }],
    [{ to: 'no-one@demo.slipway.test' }, { msg: 'Unknown player', field: 'to' }],
    [{ amount: '1000.000001' }, { reason: 'insufficientBalance', field: 'amount', balance: '1000.000000' }],
    [{ amount: '1.1234567' }, { msg: 'USDT has 6 places', field: 'amount' }],
    [{ currency: 'BRL' }, { reason: 'wrongCurrency', field: 'currency', currency: 'USDT' }],
    [{ payment_password: '000000' }, { reason: 'wrongPaymentPassword', remaining: 4 }],
  ])('with %j is refused, and moves nothing', async (over, refusal) => {
    expect(await movedBy(client, async () => expect(outcomeOf(await give(over))).toMatchObject(refusal))).toEqual([]);
  });

  it('to a wallet in another currency is refused', async () => {
    client.world.members.change('m-agent', { currency: 'BRL' });
    expect(outcomeOf(await give())).toMatchObject({
      status: 409,
      msg: "The receiver's wallet is in BRL",
      reason: 'wrongCurrency',
      field: 'to',
      currency: 'BRL',
    });
  });
});

describe('the currency of a wallet', () => {
  it('changes all the money, that in games too, cut to its places: nothing is gained there and back', async () => {
    await call(client, 'moveIntoNg', { body: { plat_type: 'ag', money: '100.123456', currency: 'USDT' } });
    const held = async (unit: string) => {
      const { json } = await call(client, 'changeCurrency', { query: { unit } });
      const game = await call(client, 'getNgBalance', { query: { plat_type: 'ag' } });
      return [json.data['score'], game.json.data['balance'], game.json.data['currency']];
    };
    expect(await held('BRL')).toEqual(['4888.21', '543.88', 'BRL']);
    expect(await held('IDR')).toEqual(['14173028.38', '1576942.61', 'IDR']);
    expect(await held('USDT')).toEqual(['899.874817', '100.123340', 'USDT']);
  });

  it('is one of those on offer', async () => {
    expect(outcomeOf(await call(client, 'changeCurrency', { query: { unit: 'XXX' } }))).toEqual({
      status: 400,
      msg: `No wallet can be in XXX: choose ${CURRENCIES.filter(({ status }) => status === 1)
        .map(({ currency }) => currency)
        .join(', ')}`,
      reason: 'badRequest',
      field: 'query.unit',
    });
  });
});
