import { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#fixtures/world';
import { RowClient } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import type { World } from '../../doors/world/world.ts';

const [player, agent] = DEMO_ACCOUNTS;
const EMAIL = player?.email ?? '';
const PASSWORD = player?.password ?? '';
const QUARTER_MS = 15 * 60_000;
let simulator: Simulator;
let world: World;
let client: RowClient;
let worlds = 0;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'example' });
});
afterAll(() => simulator.close());
beforeEach(() => {
  world = simulator.world(`example-${++worlds}`);
  client = new RowClient(simulator, world);
});
afterEach(() => expect(world.ledger.audit()).toEqual([]));

const ask = async (
  name: Parameters<RowClient['send']>[0],
  over: { body?: unknown; query?: Record<string, unknown> },
) => {
  const { status, json } = await client.send(name, { params: {}, query: {}, body: undefined, headers: {}, ...over });
  return { status, ...json.data } as Record<string, unknown> & { status: number };
};
const signIn = (account: string, password: string) => ask('signIn', { body: { account, password } });

describe('wrong passwords', () => {
  it('are counted by account, however it is written: after five, not even the right one', async () => {
    for (const account of [EMAIL, EMAIL.toUpperCase(), ` ${EMAIL} `, player?.id ?? '', player?.nickname ?? ''])
      expect(await signIn(account, 'wrong-1')).toMatchObject({ reason: 'wrongCredentials' });
    expect(await signIn(EMAIL, PASSWORD)).toMatchObject({ status: 429, reason: 'tooManyRequests', retry_in: 900 });
    // Others are not locked out with it.
    expect((await signIn(agent?.email ?? '', agent?.password ?? '')).status).toBe(200);
    world.clock.advance(QUARTER_MS);
    expect((await signIn(EMAIL, PASSWORD)).status).toBe(200);
  });

  it('are forgotten once the right one came, which does not count', async () => {
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 4; wrong++) await signIn(EMAIL, 'wrong-1');
      expect((await signIn(EMAIL, PASSWORD)).status).toBe(200);
    }
    for (let right = 0; right < 40; right++) expect((await signIn(EMAIL, PASSWORD)).status).toBe(200);
  });

  it('are counted by address: one password tried on many accounts', async () => {
    for (let number = 0; number < 30; number++)
      expect(await signIn(`unknown-${number}@demo.test`, 'wrong-1')).toMatchObject({ reason: 'wrongCredentials' });
    expect(await signIn('one-more@demo.test', 'wrong-1')).toMatchObject({ status: 429, reason: 'tooManyRequests' });
  });

  it('do not reveal which accounts exist', async () => {
    const of = async (account: string) => {
      const answers = [];
      for (let wrong = 0; wrong < 6; wrong++) answers.push(await signIn(account, 'wrong-1'));
      return answers;
    };
    expect(await of('unknown@demo.test')).toEqual(await of(EMAIL));
  });

  it('count at the change of a password too', async () => {
    client.signIn();
    for (let wrong = 0; wrong < 5; wrong++)
      expect(await ask('changePassword', { body: { old: 'wrong-1', new: 'other-234', code: '0000' } })).toMatchObject({
        reason: 'wrongCredentials',
      });
    expect(await signIn(EMAIL, PASSWORD)).toMatchObject({ status: 429 });
  });
});

describe('codes', () => {
  it('are counted by caller too: one that writes to many addresses is stopped after thirty', async () => {
    const send = (email: string) => ask('sendEmailCode', { query: { email, kind: 1 } });
    for (let number = 0; number < 29; number++) expect((await send(`many-${number}@demo.test`)).status).toBe(200);
    // The other calls that send codes count with it.
    expect((await ask('sendRegistrationEmailCode', { query: { email: 'thirty@demo.test' } })).status).toBe(200);
    const stopped = { status: 429, reason: 'tooManyRequests', resend_in: 900 };
    expect(await send('one-more@demo.test')).toMatchObject(stopped);
    expect(await ask('sendRegistrationPhoneCode', { query: { phone: '5511987654321' } })).toMatchObject(stopped);
    expect(await ask('sendPhoneCode', { query: { area: '55', phone: '11987654321', kind: 1 } })).toMatchObject(stopped);
    world.clock.advance(QUARTER_MS);
    expect((await send('one-more@demo.test')).status).toBe(200);
  });

  it('are resent by the minute, not by the case of the address, and make one account of it', async () => {
    const send = (email: string) => ask('sendRegistrationEmailCode', { query: { email } });
    expect((await send('New@Demo.test')).status).toBe(200);
    for (const other of ['new@demo.test', 'NEW@DEMO.TEST'])
      expect(await send(other)).toMatchObject({ status: 429, reason: 'tooManyRequests' });
    const sample = await client.sample('registerByEmail');
    const register = async (email: string) => {
      const code = world.verification.waiting().find(({ target }) => target === 'new@demo.test')?.code;
      const { json } = await client.send('registerByEmail', {
        ...sample,
        body: { ...(sample.body as object), email, code },
      });
      return json.data;
    };
    expect(await register('NEW@demo.test')).toMatchObject({ token: expect.any(String) });
    world.clock.advance(60_000);
    await send('new@DEMO.test');
    expect(await register('new@demo.test')).toMatchObject({ reason: 'accountTaken' });
    expect(world.members.byAccount('nEW@demo.test')?.email).toBe('new@demo.test');
  });
});

describe('a changed password', () => {
  it('ends the sessions and sockets of other devices, and keeps its own', async () => {
    const other = new RowClient(simulator, world).signIn();
    client.signIn();
    const { ended } = await openSocket(other.token);
    world.verification.send(EMAIL, 'changePassword');
    const code = world.verification.waiting()[0]?.code;
    const changed = await ask('changePassword', { body: { old: PASSWORD, new: 'another-234', code } });
    expect(changed.status).toBe(200);
    expect((await ask('getAccount', {})).status).toBe(200);
    const account = { params: {}, query: {}, body: undefined, headers: {} };
    expect((await other.send('getAccount', account)).status).toBe(401);
    world.change(() => world.pushBalance(player?.id ?? '', 'RECHARGE'));
    expect(await ended).toEqual({ code: 1008, heard: [] });
    expect((await signIn(EMAIL, PASSWORD)).status).toBe(400);
    expect((await signIn(EMAIL, 'another-234')).status).toBe(200);
  });
});

describe('a nickname', () => {
  const rename = (nickname: string) => ask('setNickname', { body: { nickname } });
  beforeEach(() => void client.signIn());

  it.each([
    ['a zero-width space', 'play\u200Ber-one'],
    ['a text direction', 'player\u202Eeno'],
    ['a soft hyphen', 'play\u00ADer-one'],
    ['a Hangul filler', 'player\u3164one'],
    ['a byte order mark', 'play\uFEFFer-one'],
    ['a tag', 'player\u{E0041}one'],
    ['a mark after nothing', 'player-\u0301one'],
    ['a variation selector', 'playe\uFE0Fr-one'],
    ['piled-up marks', 'playero\u0300\u0301\u0302\u0303ne'],
    ['a control character', 'player\u0007one'],
    ['a line separator', 'player\u2028one'],
    ['Latin and Cyrillic', 'pl\u0430yer-one'],
    ['Latin and Greek', 'player-\u03BFne'],
    ['a small capital', '\u1D18layer-one'],
    ['a letter of phonetics', 'pl\u0251yer-one'],
    ['a raised letter', 'player-one\u02C8'],
    ['a letter of a manuscript', 'playe\uA75B-one'],
    ['letters of Cherokee', '\u13A0\u13AC\u13B7\u13BE\u13A2\u13DE'],
    ['letters of Lisu', '\uA4D3\uA4F0\uA4DF\uA4E6\uA4D3\uA4F0'],
    ['Latin letters and an Arabic digit', 'player-one\u0660'],
    ['Latin and Armenian', 'player-\u0585ne'],
    ['markup', '<b>player</b>'],
    ['two blanks', 'player  one'],
  ])('with %s is refused', async (_, nickname) => {
    expect(await rename(nickname)).toMatchObject({ status: 400, reason: 'badRequest', field: 'nickname' });
  });

  it.each([
    'Zoë Müller',
    '山田太郎さん一号',
    'Наташа Кузнецова',
    'सुनीता शर्मा',
    'রহিম উদ্দিন',
    'Đặng Văn Hùng',
    'Łukasz Øster',
    'Cəfər Əliyev',
    'Արմեն Սարգսյան',
    '\u0645\u062D\u0645\u062F \u0661\u0662',
    'ラーメン佐々木',
    'player_one-2',
    '김철수 팬클럽',
  ])('%s is taken', async (nickname) => {
    expect(await rename(nickname)).toMatchObject({ status: 200, nickname });
  });

  it('that looks like another one is refused', async () => {
    world.members.change(agent?.id ?? '', { nickname: 'Paypal Coach' });
    for (const alike of [
      'paypal coach',
      'PaypaI Coach',
      'PAYPAL.COACH',
      'paypa1-c0ach',
      'Ｐaypal Coach',
      'páypal coach',
    ])
      expect(await rename(alike), alike).toMatchObject({ reason: 'accountTaken', field: 'nickname' });
    world.members.change(agent?.id ?? '', { nickname: 'супер арс' });
    expect((await rename('paypal team')).status).toBe(200);
    world.members.change(agent?.id ?? '', { nickname: 'copeace' });
    expect(await rename('сореасе')).toMatchObject({ reason: 'accountTaken' });
    world.members.change(agent?.id ?? '', { nickname: 'demo-player' });
    for (const alike of ['ԁемо-рӏауег', 'đemo-player', 'ðemo-player', 'demo-płayer', 'demo-pǀayer', 'demø-player'])
      expect(await rename(alike), alike).toMatchObject({ reason: expect.stringMatching(/accountTaken|badRequest/) });
  });
});

/** A wallet socket; `ended` resolves to how it ended, and what it was sent. */
function openSocket(token: string): Promise<{ ended: Promise<{ code: number; heard: string[] }> }> {
  return new Promise((resolve, reject) => {
    const heard: string[] = [];
    const socket = new WebSocket(`ws://127.0.0.1:${simulator.port}/wss-new?token=${token}`);
    socket.on('error', reject);
    socket.on('message', (data) => heard.push(String(data)));
    const ended = new Promise<{ code: number; heard: string[] }>((done) =>
      socket.on('close', (code) => done({ code, heard })),
    );
    socket.on('open', () => resolve({ ended }));
  });
}
