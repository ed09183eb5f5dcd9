import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contract/brand';
import { CODES, type Reason } from '#contract/reasons';
import { DEMO_ACCOUNTS, refusalTexts } from '#fixtures/world';
import { RowClient } from '../../conformance/row-client.ts';
import { type Simulator, startSimulator } from '../server/start-simulator.ts';
import { refusalLanguage, wordsOfRefusal } from '../../core/refusal-words.ts';

const REASONS = Object.keys(CODES) as Reason[];

describe('what a refusal says to a player', () => {
  it.each(LANGUAGES)('has a text in %s for every reason of the contract', (language) => {
    expect(REASONS.filter((reason) => wordsOfRefusal({ reason, detail: {} }, 'signIn', language) === '')).toEqual([]);
    expect(Object.keys(refusalTexts(language))).toEqual(Object.keys(refusalTexts('en')));
  });

  it.each([
    ['placeBet', 'oddsChanged', {}, 'betOdds'],
    ['placeLotteryBet', 'marketClosed', {}, 'drawClosed'],
    ['cashOut', 'marketClosed', {}, 'cashOutClosed'],
    ['openWithdrawal', 'forbidden', { ban: 'withdraw' }, 'barredWithdraw'],
    ['openDeposit', 'forbidden', { feature: 'creditCard' }, 'notDebit'],
    ['openWithdrawal', 'notFound', {}, 'accountGone'],
    ['getMyBet', 'notFound', {}, 'notFound'],
    ['bindEmail', 'wrongCode', { remaining: 2 }, 'codeWrong'],
    ['bindEmail', 'wrongCode', { remaining: 0 }, 'codeUsedUp'],
    ['bindEmail', 'wrongCode', { expired: true }, 'codeExpired'],
    ['registerByEmail', 'accountTaken', { field: 'cpf' }, 'cpfKnown'],
    ['registerByPhone', 'accountTaken', {}, 'phoneKnown'],
    ['transferToPlayer', 'badRequest', { field: 'to' }, 'noPlayer'],
  ] as const)('%s, %s, %j: %s', (row, reason, detail, text) => {
    expect(wordsOfRefusal({ reason, detail }, row, 'pt')).toBe(refusalTexts('pt')[text]);
  });

  it.each([
    [{}, undefined],
    [{ 'accept-language': '*' }, undefined],
    [{ 'accept-language': 'de' }, undefined],
    [{ 'accept-language': 'de, ko;q=0.5' }, 'ko'],
    [{ 'accept-language': 'en' }, 'en'],
  ])('%j is %s', (headers, language) => expect(refusalLanguage(headers)).toBe(language));
});

describe('a refused call', () => {
  let simulator: Simulator;
  beforeAll(async () => {
    simulator = await startSimulator({ seed: 'refused words' });
  });
  afterAll(() => simulator.close());

  async function refused(path: string, headers: Record<string, string>, body?: object) {
    const response = await fetch(`${simulator.url}${path}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { msg, data } = (await response.json()) as { msg: string; data: Record<string, unknown> | null };
    return { status: response.status, language: response.headers.get('content-language'), msg, data };
  }
  const wrong = { account: DEMO_ACCOUNTS[0]?.email, password: 'not this one 1' };

  it.each(LANGUAGES)('says in %s why, and to developers what', async (language: Language) => {
    expect(await refused('/sports/api/v1/member/info', { 'accept-language': language })).toMatchObject({
      status: 401,
      language,
      msg: refusalTexts(language).unauthorised,
      data: { reason: 'unauthorised', cause: expect.any(String) as string },
    });
  });

  it('of a program that names no language is answered for developers', async () => {
    const answer = await refused('/sports/api/v1/sign_in/', { 'accept-language': '*' }, wrong);
    expect(answer.language).toBeNull();
    expect(answer.msg).not.toBe(refusalTexts('en').wrongCredentials);
    expect(answer.data).not.toHaveProperty('cause');
  });

  it('is looked up later in the language of the look-up', async () => {
    const client = new RowClient(simulator, simulator.world('looked-up')).signIn();
    const sample = await client.sample('placeBet');
    const headers = { ...sample.headers, 'idempotency-key': 'looked-up-1', 'accept-language': 'ko' };
    const { json } = await client.send('placeBet', {
      ...sample,
      headers,
      body: { ...(sample.body as object), stake: '900000' },
    });
    expect([json.data['reason'], json.msg]).toEqual(['limitsExceeded', refusalTexts('ko').betLimits]);
    const query = { key: 'looked-up-1' };
    const asked = { params: {}, query, body: undefined, headers: { 'accept-language': 'ja' } };
    expect((await client.send('getOutcome', asked)).json.data['refusal']).toMatchObject({
      msg: refusalTexts('ja').betLimits,
    });
  });

  it('by a fault is in the language too, as is a broken server', async () => {
    const world = simulator.world();
    world.faults.add({ do: 'statusBeforeCommit', status: 503, row: 'listVipLevels', times: 1 });
    expect(await refused('/sports/api/v1/vip', { 'accept-language': 'ru' })).toMatchObject({
      status: 503,
      language: 'ru',
      msg: refusalTexts('ru').serverError,
    });
    world.faults.add({ do: 'unauthorised', row: 'listVipLevels', times: 1 });
    expect(await refused('/sports/api/v1/vip', { 'accept-language': 'hi' })).toMatchObject({
      status: 401,
      language: 'hi',
      msg: refusalTexts('hi').unauthorised,
    });
  });
});
