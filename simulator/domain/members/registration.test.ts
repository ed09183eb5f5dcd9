import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, call, later, movedBy, outcomeOf } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const MINUTE_MS = 60_000;
const EMAIL = 'player@demo.slipway.test';
let simulator: Simulator;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'members' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  client = new RowClient(simulator, simulator.world(`members-${++worlds}`)).signIn();
});
afterEach(() => expect(client.world.ledger.audit()).toEqual([]));

const codeOf = (target: string, purpose: string) =>
  client.world.verification.waiting().find((each) => each.target === target && each.purpose === purpose)?.code ?? '';
const sendCode = (kind: string, email = EMAIL) => call(client, 'sendEmailCode', { query: { email, kind } });
const member = async () => (await call(client, 'getMember')).json.data;
const control = (method: string, path: string, body?: object) => client.request(method, `/__sim/${path}`, body, {});

describe('e-mail, mobile and names', () => {
  it('an e-mail and a mobile are bound by their code', async () => {
    await sendCode('3', 'New@demo.slipway.test');
    const code = codeOf('new@demo.slipway.test', 'bind');
    const bound = await call(client, 'bindEmail', { body: { email: 'New@demo.slipway.test', code } });
    expect(bound.json.data).toMatchObject({ id: 'm-player', email: 'new@demo.slipway.test' });
    await call(client, 'sendPhoneCode', { query: { phone: '11955554444', area: '55', kind: '3' } });
    const body = { area: 55, phone: '11955554444', code: codeOf('+5511955554444', 'bind') };
    expect((await call(client, 'bindPhone', { body })).json.data).toMatchObject({ mobile: '+5511955554444' });
    expect(await member()).toMatchObject({ email: 'new@demo.slipway.test', mobile: '+5511955554444' });
    expect(outcomeOf(await call(client, 'bindPhone', { body }))).toMatchObject({ reason: 'wrongCode', field: 'code' });
  });

  it('of another account are not, with the right code either', async () => {
    await sendCode('3', 'agent@demo.slipway.test');
    const email = { email: 'agent@demo.slipway.test', code: codeOf('agent@demo.slipway.test', 'bind') };
    expect(outcomeOf(await call(client, 'bindEmail', { body: email }))).toEqual({
      status: 409,
      msg: 'Another account has this e-mail',
      reason: 'accountTaken',
      field: 'email',
    });
    await call(client, 'sendPhoneCode', { query: { phone: '11900000002', area: '55', kind: '3' } });
    const phone = { area: 55, phone: '11900000002', code: codeOf('+5511900000002', 'bind') };
    expect(outcomeOf(await call(client, 'bindPhone', { body: phone }))).toEqual({
      status: 409,
      msg: 'Another account has this mobile',
      reason: 'accountTaken',
      field: 'phone',
    });
  });

  it('a nickname is changed, one of another account is not', async () => {
    const rename = (nickname: string) => call(client, 'setNickname', { body: { nickname } });
    expect((await rename('new-nickname')).json.data).toMatchObject({ nickname: 'new-nickname' });
    expect(outcomeOf(await rename('demo-agent'))).toMatchObject({
      status: 409,
      reason: 'accountTaken',
      field: 'nickname',
    });
    // Another spelling of one's own.
    expect((await rename('New-Nickname')).status).toBe(200);
    expect(await member()).toMatchObject({ nickname: 'New-Nickname' });
  });

  it('a real name is stored and read; an empty one is refused', async () => {
    const name = (real_name: string) => call(client, 'setRealName', { body: { real_name } });
    expect((await name('Pat Q. Player')).json.data).toMatchObject({ real_name: 'Pat Q. Player' });
    expect((await call(client, 'getRealName')).json.data).toEqual({ real_name: 'Pat Q. Player' });
    expect(outcomeOf(await name(''))).toMatchObject({ reason: 'badRequest', field: 'real_name' });
  });

  it('invite codes are for players one, for agents one of each type', async () => {
    const code = (type: string) => call(client, 'getInviteCode', { params: { code: type } });
    expect((await code('user')).json.data).toEqual({ type: 'user', name: 'Friends', code: 'R000001' });
    expect(outcomeOf(await code('agent'))).toEqual({
      status: 403,
      msg: 'Only agents have invite codes of this type',
      reason: 'forbidden',
      field: 'params.code',
    });
    client.signIn('m-agent');
    expect((await code('vip')).json.data).toEqual({ type: 'vip', name: 'VIP guests', code: 'R000002-vip' });
    expect(outcomeOf(await code('toString'))).toMatchObject({ reason: 'badRequest', field: 'params.code' });
  });
});

describe('registering', () => {
  const register = async (over: object = {}) => ask(client, 'registerByEmail', over);

  it('opens an account with its bonus, once for each e-mail', async () => {
    let data: Record<string, unknown> = {};
    const moved = await movedBy(client, async () => (data = (await register()).json.data));
    const id = String(data['user_id']);
    expect(moved).toEqual([
      'registerBonus house:promotions -5.000000 USDT',
      `registerBonus member:${id} 5.000000 USDT`,
    ]);
    client.token = String(data['token']);
    expect(await member()).toMatchObject({ id, email: 'new@demo.slipway.test', has_login_password: true });
    later(client, MINUTE_MS);
    expect(outcomeOf(await register({ cpf: undefined }))).toMatchObject({ status: 409, reason: 'accountTaken' });
  });

  it.each([
    ['code', '000000', { msg: 'The code is wrong', reason: 'wrongCode', field: 'code', remaining: 4 }],
    ['inviteCode', 'R999999', { msg: 'No such invite code', field: 'inviteCode' }],
    ['password', 'short', { msg: 'password: must have at least 8 characters', field: 'password' }],
    ['currency', 'XXX', { status: 409, reason: 'wrongCurrency', field: 'currency' }],
    ['birth_date', '2010-01-01', { msg: 'Players must be 18 or older', field: 'birth_date', least_age: 18 }],
    ['cpf', '11144477736', { msg: 'cpf: must be a CPF: its check digits are wrong', field: 'cpf' }],
    ['cpf', '86288366757', { status: 409, reason: 'accountTaken', field: 'cpf' }],
  ])('is refused for the %s %s, and opens nothing', async (property, value, refusal) => {
    const count = () => Number(client.world.db.get('SELECT COUNT(*) AS n FROM member')?.['n']);
    const before = count();
    expect(outcomeOf(await register({ [property]: value }))).toMatchObject(refusal);
    expect(count()).toBe(before);
  });

  it('by a mobile needs its code and one that is free', async () => {
    const opened = (await ask(client, 'registerByPhone', { cpf: '52998224725' })).json.data;
    expect(opened).toMatchObject({ token: expect.any(String), role: 3 });
    later(client, MINUTE_MS);
    expect(outcomeOf(await ask(client, 'registerByPhone', { cpf: undefined }))).toMatchObject({
      reason: 'accountTaken',
    });
  });
});

describe('what the operator changes', () => {
  it('level and balance of a member, never below zero', async () => {
    const moved = await movedBy(client, () => control('POST', 'members/m-agent', { level: 4, adjust: '-5.25' }));
    expect(moved).toEqual(['adjustment house:adjustments 5.250000 USDT', 'adjustment member:m-agent -5.250000 USDT']);
    client.signIn('m-agent');
    expect(await member()).toMatchObject({ level: 4 });
    expect(outcomeOf(await control('POST', 'members/m-agent', { adjust: '-50000' }))).toEqual({
      status: 400,
      msg: 'The balance would fall below zero',
      reason: 'insufficientBalance',
      field: 'adjust',
    });
    expect(outcomeOf(await control('POST', 'members/nothing', { level: 2 }))).toMatchObject({
      status: 404,
      field: 'id',
    });
  });
});
