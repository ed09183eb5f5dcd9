import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask, call, later, outcomeOf } from '../../conformance/books.ts';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const EMAIL = 'player@demo.slipway.test';
const PASSWORD = 'Slipway-demo-1';
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
const signIn = (account: string, password = PASSWORD) => call(client, 'signIn', { body: { account, password } });
const sendCode = (kind: string, email = EMAIL) => call(client, 'sendEmailCode', { query: { email, kind } });
const member = async () => (await call(client, 'getMember')).json.data;
const control = (method: string, path: string, body?: object) => client.request(method, `/__sim/${path}`, body, {});

describe('signing in', () => {
  it.each([EMAIL, EMAIL.toUpperCase(), 'demo-player', '+5511900000001', 'm-player'])('takes %s', async (account) => {
    expect((await signIn(account)).json.data).toMatchObject({ user_id: 'm-player', role: 3 });
  });

  it('takes a mobile with its country, and no other country', async () => {
    const byPhone = (area_code: number) =>
      call(client, 'signInByPhone', { body: { area_code, phone: '11900000001', password: PASSWORD } });
    expect((await byPhone(55)).json.data).toMatchObject({ user_id: 'm-player' });
    expect(outcomeOf(await byPhone(1))).toEqual({
      status: 400,
      msg: 'The mobile or the password is wrong',
      reason: 'wrongCredentials',
    });
  });

  it('says when the player signed in before, and nothing the first time', async () => {
    const last = async () => {
      client.token = String((await signIn(EMAIL)).json.data['token']);
      return (await call(client, 'getSessionSummary')).json.data['last_sign_in'];
    };
    expect(await last()).toBe(null);
    client.world.clock.advance(HOUR_MS);
    expect(await last()).toBe('2026-03-14T12:00:00.000Z');
  });

  it('refuses a wrong password and an unknown account in the same words', async () => {
    const refusal = { status: 400, msg: 'The account or the password is wrong', reason: 'wrongCredentials' };
    expect(outcomeOf(await signIn(EMAIL, 'wrong-1'))).toEqual(refusal);
    expect(outcomeOf(await signIn('no-one@demo.slipway.test'))).toEqual(refusal);
  });

  it('takes a mailed code once, and for its own purpose only', async () => {
    const byCode = (code: string) => call(client, 'signInByEmailCode', { body: { email: EMAIL, code } });
    await sendCode('2');
    const none = { status: 400, msg: 'No code is valid: request one', reason: 'wrongCode', field: 'code' };
    expect(outcomeOf(await byCode(codeOf(EMAIL, 'forgotPassword')))).toEqual(none);
    await sendCode('1');
    const code = codeOf(EMAIL, 'signIn');
    expect((await byCode(code)).json.data).toMatchObject({ user_id: 'm-player' });
    expect(outcomeOf(await byCode(code))).toEqual(none);
  });

  it('is closed to an account that the operator has banned, whose sessions end', async () => {
    await control('POST', 'members/m-player', { bans: ['signIn'], sign_out: true });
    expect(outcomeOf(await call(client, 'getMember'))).toMatchObject({
      status: 401,
      msg: 'The session has expired or was ended: sign in again',
    });
    expect(outcomeOf(await signIn(EMAIL))).toEqual({
      status: 403,
      msg: 'This account is closed: contact support',
      reason: 'forbidden',
      ban: 'signIn',
    });
  });
});

describe('a session', () => {
  const refresh = (fresh?: unknown) =>
    call(client, 'refreshSession', { headers: fresh === undefined ? {} : { 'fresh-token': String(fresh) } });

  it('ends a day after its tokens were exchanged last, and can be gone on with for thirty', async () => {
    const { token, fresh_token } = (await signIn(EMAIL)).json.data;
    client.token = String(token);
    client.world.clock.advance(24 * HOUR_MS - 1);
    expect((await call(client, 'getMember')).status).toBe(200);
    client.world.clock.advance(1);
    expect((await call(client, 'getMember')).status).toBe(401);
    client.world.clock.advance(29 * 24 * HOUR_MS - 1);
    const next = await refresh(fresh_token);
    expect(next.json.data).toMatchObject({ user_id: 'm-player', role: 3 });
    client.token = String(next.json.data['token']);
    expect((await call(client, 'getMember')).status).toBe(200);
    client.world.clock.advance(30 * 24 * HOUR_MS);
    expect(outcomeOf(await refresh(next.json.data['fresh_token']))).toMatchObject({ status: 401, token: 'expired' });
  });

  it.each([
    ['none', undefined, { msg: 'No refresh token was sent' }],
    ['an unknown one', 'nothing', { msg: 'Sign in again', token: 'unknown' }],
  ])('is not gone on with by %s', async (_, fresh, words) => {
    expect(outcomeOf(await refresh(fresh))).toEqual({
      status: 401,
      reason: 'unauthorised',
      field: 'headers.fresh-token',
      ...words,
    });
  });

  it('ends with its family when a token comes again a minute after its exchange', async () => {
    const { fresh_token } = (await signIn(EMAIL)).json.data;
    const second = (await refresh(fresh_token)).json.data;
    client.world.clock.advance(MINUTE_MS + 1);
    expect(outcomeOf(await refresh(fresh_token))).toMatchObject({
      status: 401,
      msg: 'This refresh token was used before: all its sessions have ended',
      token: 'reused',
    });
    expect(outcomeOf(await refresh(second['fresh_token']))).toMatchObject({ token: 'unknown' });
  });

  it.each([{ seconds: 5 }, {}, { minutes: 0 }])('cannot be made as long as %j', async (body) => {
    expect(outcomeOf(await control('POST', 'sessions', body))).toMatchObject({ status: 400, reason: 'badRequest' });
  });
});

describe('a mailed code', () => {
  const use = (code: string) => call(client, 'signInByEmailCode', { body: { email: EMAIL, code } });

  it('lasts ten minutes and is sent again after one', async () => {
    expect((await sendCode('1')).json.data).toEqual({ expires_in: 600, resend_in: 60 });
    expect(outcomeOf(await sendCode('1'))).toEqual({
      status: 429,
      msg: 'Another code may be sent in 60 s',
      reason: 'tooManyRequests',
      resend_in: 60,
    });
    const first = codeOf(EMAIL, 'signIn');
    client.world.clock.advance(MINUTE_MS);
    expect((await sendCode('1')).status).toBe(200);
    const second = codeOf(EMAIL, 'signIn');
    expect(second).toMatch(/^\d{6}$/);
    expect(second).not.toBe(first);
    client.world.clock.advance(10 * MINUTE_MS);
    expect(outcomeOf(await use(second))).toEqual({
      status: 400,
      msg: 'The code has expired: request another',
      reason: 'wrongCode',
      field: 'code',
      expired: true,
    });
  });

  it('is worth nothing after five wrong ones, which say how many are left', async () => {
    await sendCode('1');
    const code = codeOf(EMAIL, 'signIn');
    for (const remaining of [4, 3, 2, 1, 0])
      expect(outcomeOf(await use('000000'))).toMatchObject({
        msg: 'The code is wrong',
        reason: 'wrongCode',
        remaining,
      });
    expect(outcomeOf(await use(code))).toMatchObject({ msg: 'No code is valid: request one' });
    client.world.clock.advance(MINUTE_MS);
    await sendCode('1');
    expect((await use(codeOf(EMAIL, 'signIn'))).status).toBe(200);
  });

  it.each([
    ['1', 'signIn'],
    ['2', 'forgotPassword'],
    ['3', 'bind'],
    ['4', 'changePassword'],
    ['5', 'bankPassword'],
  ])('of kind %s is for %s, and is shown to who tests', async (kind, purpose) => {
    await sendCode(kind);
    const { json } = await control('GET', 'codes');
    const shown = { target: EMAIL, purpose, code: codeOf(EMAIL, purpose), expires: '2026-03-14T12:10:00.000Z' };
    expect(json).toEqual([shown]);
  });

  it('of another kind is refused', async () => {
    expect(outcomeOf(await sendCode('6'))).toMatchObject({ status: 400, reason: 'badRequest', field: 'query.kind' });
  });
});

describe('a password', () => {
  const change = (old: string, code: string) =>
    call(client, 'changePassword', { body: { old, new: 'letters-3', code } });

  it('is changed by the old one and a code', async () => {
    await sendCode('4');
    expect(outcomeOf(await change('wrong-1', codeOf(EMAIL, 'changePassword')))).toEqual({
      status: 400,
      msg: 'The old password is wrong',
      reason: 'wrongCredentials',
      field: 'old',
    });
    expect(outcomeOf(await change(PASSWORD, '000000'))).toMatchObject({ reason: 'wrongCode', remaining: 4 });
    expect((await change(PASSWORD, codeOf(EMAIL, 'changePassword'))).status).toBe(200);
    expect((await signIn(EMAIL)).status).toBe(400);
    expect((await signIn(EMAIL, 'letters-3')).status).toBe(200);
  });

  it('is set anew by a code for that, which ends all sessions', async () => {
    await sendCode('2');
    const reset = (email: string) =>
      call(client, 'resetPassword', { body: { email, code: codeOf(email, 'forgotPassword'), password: 'letters-2' } });
    expect((await reset(EMAIL)).status).toBe(200);
    expect((await call(client, 'getMember')).status).toBe(401);
    expect((await signIn(EMAIL, 'letters-2')).status).toBe(200);
    await sendCode('2', 'no-one@demo.slipway.test');
    expect(outcomeOf(await reset('no-one@demo.slipway.test'))).toMatchObject({
      reason: 'wrongCredentials',
      msg: 'No account has this e-mail: register first',
    });
  });
});

describe('the payment password', () => {
  const set = (body: object) => call(client, 'setBankPassword', { body });

  it.each(['000000', '111111', '123456', '654321', 'abcdef'])('is not %s, which is easy to guess', async (easy) => {
    expect(outcomeOf(await set({ old: '246810', new: easy }))).toMatchObject({ reason: 'badRequest', field: 'new' });
    // It may be the one that is replaced.
    expect(outcomeOf(await set({ old: easy, new: '097531' }))).toMatchObject({ reason: 'wrongPaymentPassword' });
  });

  it('is changed by the old one; the fifth wrong one locks it for a day', async () => {
    for (const remaining of [4, 3, 2, 1])
      expect(outcomeOf(await set({ old: '111111', new: '097531' }))).toMatchObject({
        reason: 'wrongPaymentPassword',
        msg: `The payment password is wrong: ${remaining} attempts left`,
        field: 'old',
        remaining,
      });
    const locked = { status: 403, reason: 'paymentLocked', field: 'old', until: '2026-03-15T12:00:00.000Z' };
    expect(outcomeOf(await set({ old: '111111', new: '097531' }))).toMatchObject({ ...locked, remaining: 0 });
    expect(outcomeOf(await set({ old: '246810', new: '097531' }))).toMatchObject(locked);
    later(client, 24 * HOUR_MS);
    expect((await set({ old: '246810', new: '097531' })).status).toBe(200);
    expect(outcomeOf(await set({ old: '246810', new: '135790' }))).toMatchObject({ remaining: 4 });
  });

  it('forgets wrong ones once the right one came', async () => {
    for (const old of ['111111', '111111', '111111', '111111', '246810']) await set({ old, new: '246810' });
    expect(outcomeOf(await set({ old: '111111', new: '097531' }))).toMatchObject({ remaining: 4 });
  });

  it('is set by a player who has none, and needed to pay', async () => {
    client.signIn('m-empty');
    expect(outcomeOf(await ask(client, 'transferToPlayer'))).toMatchObject({
      reason: 'paymentPasswordMissing',
      field: 'payment_password',
    });
    expect(await member()).toMatchObject({ has_bank_password: false });
    expect((await set({ new: '135790' })).status).toBe(200);
    expect(await member()).toMatchObject({ has_bank_password: true });
  });
});
