import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RowName } from '#contract/rows';
import { RowClient, type RowAnswer, type RowCall } from '../../conformance/row-client.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';

const KEY = 'one-press-0123456789';
/** Chromium sent one request seven times within 16 ms when the connection broke each time. */
const DELIVERIES = 7;

describe.each(['in memory', 'on disk'])('a key and its outcome, %s', (where) => {
  let simulator: Simulator;
  let client: RowClient;
  let folder: string | undefined;

  beforeEach(async () => {
    folder = where === 'on disk' ? mkdtempSync(join(tmpdir(), 'slipway-keys-')) : undefined;
    simulator = await startSimulator({ seed: 'keys', ...(folder !== undefined && { dataDir: folder }) });
    client = new RowClient(simulator, simulator.world()).signIn();
  });
  afterEach(async () => {
    await simulator.close();
    if (folder !== undefined) rmSync(folder, { recursive: true });
  });

  const sampleOf = async (name: RowName, body: object, key = KEY): Promise<RowCall> => {
    const sample = await client.sample(name);
    return {
      ...sample,
      ...(sample.body !== undefined && { body: { ...(sample.body as object), ...body } }),
      headers: { ...sample.headers, 'idempotency-key': key },
    };
  };
  const deliver = (name: RowName, call: RowCall) =>
    Promise.all(Array.from({ length: DELIVERIES }, () => client.send(name, call)));
  const outcomeOf = async (key: string) => {
    const { json } = await client.send('getOutcome', { params: {}, query: { key }, body: undefined, headers: {} });
    return json.data;
  };
  const reasons = (answers: readonly RowAnswer[]) => answers.map(({ json }) => json.data['reason']);
  const failures = () => client.world.members.byId('m-player')?.bankFailures;

  it('counts a wrong payment password once, however often the request is repeated', async () => {
    const call = await sampleOf('openWithdrawal', { payment_password: '000000' });
    const answers = await deliver('openWithdrawal', call);
    expect(reasons(answers)).toEqual(Array.from({ length: DELIVERIES }, () => 'wrongPaymentPassword'));
    expect(new Set(answers.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1);
    expect(answers[0]?.json.data['remaining']).toBe(4);
    expect(failures()).toBe(1);

    const next = await client.send('openWithdrawal', {
      ...call,
      headers: { ...call.headers, 'idempotency-key': 'the-next-press' },
    });
    expect(next.json.data['remaining']).toBe(3);
    expect(failures()).toBe(2);
  });

  it('stores the refusal of a bet: the same key gets it again after the reason has gone', async () => {
    const call = await sampleOf('placeBet', { stake: '5000' });
    const [first] = await deliver('placeBet', call);
    expect([first?.status, first?.json.data['reason']]).toEqual([400, 'limitsExceeded']);
    const { world } = client;
    world.change(() => {
      const move = { from: 'house:opening', to: 'member:m-player', currency: 'USDT', amount: 9_000_000_000n };
      world.ledger.move('opening', 'm-player', world.now(), move);
    });
    expect(await client.send('placeBet', call)).toEqual(first);
    expect(world.bets.list({ memberId: 'm-player', game: 'soccer', start: 0, limit: 10 }).bets).toEqual([]);
    expect(world.ledger.audit()).toEqual([]);
    expect(world.journal.list({ row: 'placeBet' }).map(({ replayed }) => replayed ?? false)).toEqual([
      false,
      ...Array.from({ length: DELIVERIES }, () => true),
    ]);
  });

  it('refuses another body under a key that has an outcome, accepted or refused', async () => {
    const refused = await sampleOf('placeBet', { stake: '5000' });
    await client.send('placeBet', refused);
    const other = await client.send('placeBet', { ...refused, body: { ...(refused.body as object), stake: '1' } });
    expect([other.status, other.json.data['reason']]).toEqual([422, 'keyReused']);
    expect(client.world.balance('m-player')).toBe('1000.000000');
    // The stored outcome is still that of the first request.
    expect(await outcomeOf(KEY)).toMatchObject({ state: 'refused', refusal: { data: { reason: 'limitsExceeded' } } });
  });

  it('distinguishes accepted, refused with the reason, in progress and never received', async () => {
    const accepted = await sampleOf('placeBet', { stake: '1' }, 'accepted-key');
    const { json } = await client.send('placeBet', accepted);
    expect(await outcomeOf('accepted-key')).toMatchObject({ state: 'done', answer: json.data });

    const refused = await sampleOf('placeBet', { stake: '5000' }, 'refused-key');
    const answer = await client.send('placeBet', refused);
    expect(await outcomeOf('refused-key')).toMatchObject({ state: 'refused', refusal: answer.json });

    expect(await outcomeOf('never-seen')).toMatchObject({ state: 'none' });

    await client.request('POST', '/__sim/faults', { row: 'placeBet', nth: 1, do: 'latency', ms: 300 }, {});
    const slow = await sampleOf('placeBet', { stake: '1' }, 'running-key');
    const first = client.send('placeBet', slow);
    await expect.poll(() => outcomeOf('running-key')).toMatchObject({ state: 'running' });
    const again = await client.send('placeBet', slow);
    expect([again.status, again.json.data['reason']]).toEqual([409, 'keyRunning']);
    expect((await first).status).toBe(200);
    expect(await outcomeOf('running-key')).toMatchObject({ state: 'done' });
  });

  it('stores the refusal of a passed deadline', async () => {
    const late = await sampleOf('placeBet', { stake: '1' });
    const headers = { ...late.headers, 'x-deadline': '1' };
    const first = await client.send('placeBet', { ...late, headers });
    expect([first.status, first.json.data['reason']]).toEqual([410, 'deadlinePassed']);
    expect(await client.send('placeBet', late)).toEqual(first);
    expect(await outcomeOf(KEY)).toMatchObject({ state: 'refused', refusal: { data: { reason: 'deadlinePassed' } } });
    expect(client.world.balance('m-player')).toBe('1000.000000');
  });

  it('counts a wrong code once, however often the request is repeated', async () => {
    const { world } = client;
    world.verification.send('player@demo.slipway.test', 'bankPassword');
    const call: RowCall = {
      params: {},
      query: {},
      body: { new: '135790', code: '000000' },
      headers: { 'idempotency-key': KEY },
    };
    const answers = await deliver('setBankPassword', call);
    expect(answers.map(({ json }) => [json.data['reason'], json.data['remaining']])).toEqual(
      Array.from({ length: DELIVERIES }, () => ['wrongCode', 4]),
    );
  });

  it('sends one code for one key: a repeat does not get the refusal to wait', async () => {
    const call = await sampleOf('sendRegistrationEmailCode', {});
    const answers = await deliver('sendRegistrationEmailCode', call);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: DELIVERIES }, () => 200));
    const next = await client.send('sendRegistrationEmailCode', {
      ...call,
      headers: { 'idempotency-key': 'the-next-press' },
    });
    expect(next.json.data['reason']).toBe('tooManyRequests');
  });

  it('stores no refusal that only asks to wait: the same request is carried out after the wait', async () => {
    const call = await sampleOf('sendRegistrationEmailCode', {});
    const later = { ...call, headers: { ...call.headers, 'idempotency-key': 'the-next-press' } };
    expect((await client.send('sendRegistrationEmailCode', call)).status).toBe(200);
    const early = await client.send('sendRegistrationEmailCode', later);
    expect([early.status, early.json.data['reason']]).toEqual([429, 'tooManyRequests']);
    client.world.clock.advance(60_000);
    expect((await client.send('sendRegistrationEmailCode', later)).status).toBe(200);
  });

  it('exchanges a refresh token once for one key, and only for the token that came with it', async () => {
    const { token, freshToken } = client.world.sessions.start('m-player', client.world.now());
    const headers = { 'idempotency-key': KEY, 'fresh-token': freshToken };
    const call: RowCall = { ...(await client.sample('refreshSession')), headers };
    const answers = await deliver('refreshSession', call);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: DELIVERIES }, () => 200));
    expect(new Set(answers.map(({ json }) => json.data['token'])).size).toBe(1);
    expect(answers[0]?.json.data['token']).not.toBe(token);
    const other = client.world.sessions.start('m-player', client.world.now());
    const reused = await client.send('refreshSession', {
      ...call,
      headers: { ...headers, 'fresh-token': other.freshToken },
    });
    expect([reused.status, reused.json.data['reason']]).toEqual([422, 'keyReused']);
  });

  it('stores no outcome of an internal error: the call may be repeated', async () => {
    const { world } = client;
    const call = await sampleOf('placeBet', { stake: '1' });
    const { add } = world.bets;
    world.bets.add = () => {
      throw new Error('the disk is full');
    };
    const failed = await client.send('placeBet', call);
    expect(failed.status).toBe(500);
    expect(await outcomeOf(KEY)).toMatchObject({ state: 'none' });
    world.bets.add = add;
    expect((await client.send('placeBet', call)).status).toBe(200);
    expect(world.balance('m-player')).toBe('999.000000');
  });
});
