import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BET_STATUS } from '#contract/entities';
import type { RowName } from '#contract/rows';
import { RowClient } from '../../conformance/row-client.ts';
import { type Body, HOME, profileWorlds, send } from '../../conformance/profile-worlds.ts';
import { startSimulator, type Simulator } from '../../doors/server/start-simulator.ts';
import { runDue } from '../../doors/world/run-due.ts';

const DAY_MS = 86_400_000;
const PLAYER = 'm-player';
let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ seed: 'bad-input' });
});
afterAll(() => simulator.close());
const under = profileWorlds(() => simulator);

const reasonOf = async (answer: ReturnType<RowClient['send']>) => (await answer).json.data['reason'] ?? 'done';
const call = (client: RowClient, name: RowName, over: Partial<Awaited<ReturnType<RowClient['sample']>>>) =>
  client.send(name, { params: {}, query: {}, body: undefined, headers: {}, ...over });
const exclude = (client: RowClient) =>
  send(client, 'excludeSelf', { kind: 'self_exclusion', months: 6, hours: undefined });
const wallet = ({ world }: RowClient) =>
  world.db
    .all("SELECT account, balance FROM wallet WHERE account = 'member:m-player' OR account GLOB 'game:*:m-player'")
    .map((row) => `${row['account']} ${row['balance']}`);
const ordersOf = ({ world }: RowClient, kind: 'deposit' | 'withdrawal') =>
  world.records.list(kind, PLAYER).records.map(({ status }) => status);
const betsOf = ({ world }: RowClient) => world.bets.list({ memberId: PLAYER, start: 0, limit: 20 }).bets;
/** All that the ledger has moved for the player since an entry: kind and sign. */
const movedSince = ({ world }: RowClient, entry: number) =>
  new Set(
    world.db
      .all(
        `SELECT e.kind, p.amount FROM posting p JOIN entry e ON e.seq = p.entry
         WHERE e.seq > ? AND (p.account = 'member:m-player' OR p.account GLOB 'game:*:m-player')`,
        entry,
      )
      .map((row) => String(row['kind'])),
  );
const lastEntry = ({ world }: RowClient) => Number(world.db.get('SELECT MAX(seq) AS last FROM entry')?.['last'] ?? 0);

/** A round in the page of a game, which was opened before. */
async function gamePage(client: RowClient, name: 'launchPgGame' | 'launchCardGame') {
  const sample = await client.sample(name);
  const { url } = (await client.send(name, sample)).json.data;
  return async (bet: string) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(String(url), { method: 'POST', headers, body: JSON.stringify({ bet }) });
    const { data } = (await response.json()) as { data: Body };
    return String(data['reason'] ?? 'played');
  };
}

describe.each(['uk', 'br'] as const)('exclusion while everything is open (%s)', (profile) => {
  it('loses nothing: bets settle, withdrawals pay, games give back; no money enters', async () => {
    const client = under(profile);
    const [slot, cards] = [await gamePage(client, 'launchPgGame'), await gamePage(client, 'launchCardGame')];
    expect(await slot('1')).toBe('played');
    // A round of a slot takes 2.5 seconds under uk.
    client.world.clock.advance(2_500);
    expect((await send(client, 'placeBet')).status).toBe(200);
    expect((await send(client, 'openWithdrawal')).status).toBe(200);
    const byWallet = { channel_id: 'in-wallet', card: undefined };
    expect((await send(client, 'openDeposit', byWallet)).status).toBe(200);
    const moved = { query: { game_id: 'poker', money: '100' } };
    expect((await call(client, 'moveIntoCardGame', moved)).status).toBe(200);
    expect(await cards('1')).toBe('played');

    expect((await exclude(client)).status).toBe(200);
    const [entry, before] = [lastEntry(client), wallet(client)];
    client.world.clock.advance(3_000);
    expect([await slot('1'), await cards('1')]).toEqual(['excluded', 'excluded']);
    expect(await reasonOf(send(client, 'placeBet'))).toBe('excluded');
    expect(await reasonOf(send(client, 'openDeposit', byWallet))).toBe('excluded');
    expect(await reasonOf(call(client, 'moveIntoCardGame', moved))).toBe('excluded');
    expect(wallet(client)).toEqual(before);
    const out = { query: { game_id: 'poker', money: '40' } };
    expect(await reasonOf(call(client, 'moveOutOfCardGame', out))).toBe('done');

    client.world.clock.advance(14 * DAY_MS);
    runDue(client.world);
    expect(betsOf(client).map(({ status }) => status)).toEqual([BET_STATUS.settled]);
    // Paid out, and sent back.
    expect([ordersOf(client, 'withdrawal'), ordersOf(client, 'deposit')]).toEqual([[3], [4]]);
    const enters = [...movedSince(client, entry)].filter((kind) => !['gameOut', 'payout'].includes(kind));
    expect(enters).toEqual([]);
    expect(client.world.ledger.audit()).toEqual([]);
    // What is won or left can be paid out during the whole exclusion.
    client.signIn();
    expect(await reasonOf(send(client, 'openWithdrawal'))).toBe('done');
  });
});

describe('a limit that is lowered while the answer of a bet is lost', () => {
  it('the bet stays what it was, its repeat is no second bet, and the next one is refused', async () => {
    const client = under('uk');
    const sample = await client.sample('placeBet');
    const bet = { ...sample, headers: { ...sample.headers, 'idempotency-key': 'the-lost-answer-01' } };
    client.world.faults.add({ row: 'placeBet', nth: 1, do: 'resetAfterCommit' });
    await expect(client.send('placeBet', bet)).rejects.toThrow('fetch failed');
    const lower = { kind: 'stake', period: 'day', value: '0.01', currency: HOME.uk };
    expect((await send(client, 'setPlayerLimit', lower)).status).toBe(200);

    const { json } = await call(client, 'getOutcome', { query: { key: 'the-lost-answer-01' } });
    expect(json.data).toMatchObject({ state: 'done', answer: { bet: { stake: '2.00' } } });
    expect((await client.send('placeBet', bet)).status).toBe(200);
    expect(betsOf(client)).toHaveLength(1);
    const next = { ...bet, headers: { ...bet.headers, 'idempotency-key': 'the-next-press-002' } };
    expect(await reasonOf(client.send('placeBet', next))).toBe('playerLimitReached');
    client.world.clock.advance(14 * DAY_MS);
    runDue(client.world);
    expect(betsOf(client).map(({ status }) => status)).toEqual([BET_STATUS.settled]);
    expect(client.world.ledger.audit()).toEqual([]);
  });
});

describe('a second tab', () => {
  it('bets that arrive together pass a limit only as far as it reaches', async () => {
    const client = under('uk');
    // Each is 2.00, and one was placed before.
    expect((await send(client, 'placeBet')).json.data['balance']).toBe('998.00');
    await send(client, 'setPlayerLimit', { kind: 'stake', period: 'day', value: '6', currency: HOME.uk });
    const answers = await Promise.all(Array.from({ length: 6 }, () => reasonOf(send(client, 'placeBet'))));
    expect(answers.toSorted()).toEqual(['done', 'done', ...Array.from({ length: 4 }, () => 'playerLimitReached')]);
    expect(betsOf(client)).toHaveLength(3);
  });

  it('knows nothing of the exclusion that another tab has begun: the upstream refuses it all the same', async () => {
    const client = under('uk');
    const tab = new RowClient(simulator, client.world).signIn();
    expect(tab.token).not.toBe(client.token);
    await exclude(client);
    for (const name of ['placeBet', 'placeLotteryBet', 'placeRaceBet', 'placeCricketBet'] as const)
      expect([name, await reasonOf(send(tab, name))]).toEqual([name, 'excluded']);
    expect(betsOf(client)).toEqual([]);
  });
});

describe("another brand's page with the same session", () => {
  it('has the rules of the upstream, not of its page; on another upstream the session is unknown', async () => {
    const client = under('uk');
    await exclude(client);
    const origin = { origin: 'https://harborlight.example', referer: 'https://harborlight.example/' };
    const sample = await client.sample('placeBet');
    const elsewhere = { ...sample, headers: { ...sample.headers, ...origin } };
    expect(await reasonOf(client.send('placeBet', elsewhere))).toBe('excluded');
    const other = new RowClient(simulator, under('none').world);
    other.token = client.token;
    expect((await other.send('placeBet', sample)).status).toBe(401);
    expect(betsOf(client)).toEqual([]);
    expect(betsOf(other)).toEqual([]);
  });
});

describe('a clock that the player has changed', () => {
  it.each([
    ['a year ahead', 366, 'excluded'],
    ['a year behind', -366, 'deadlinePassed'],
  ] as const)('%s: what the browser says of the time decides nothing', async (_, days, late) => {
    const client = under('uk');
    await exclude(client);
    const wrong = new Date(client.world.now() + days * DAY_MS);
    const sample = await client.sample('placeBet');
    const headers = { ...sample.headers, date: wrong.toUTCString(), 'x-client-time': String(wrong.getTime()) };
    expect(await reasonOf(client.send('placeBet', { ...sample, headers }))).toBe('excluded');
    const deadline = { ...headers, 'x-deadline': String(wrong.getTime()) };
    expect(await reasonOf(client.send('placeBet', { ...sample, headers: deadline }))).toBe(late);
    expect(await reasonOf(call(client, 'returnToPlay', {}))).toBe('excluded');
    // A day short of 18 years by the upstream's clock, whatever day it is at the player's.
    const born = new Date(client.world.now());
    born.setUTCFullYear(born.getUTCFullYear() - 18);
    born.setUTCDate(born.getUTCDate() + 1);
    const { json } = await send(client, 'registerByEmail', { birth_date: born.toISOString().slice(0, 10) });
    expect(json.data).toMatchObject({ field: 'birth_date', least_age: 18 });
    expect(betsOf(client)).toEqual([]);
  });
});
