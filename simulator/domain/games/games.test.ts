import { beforeEach, describe, expect, it } from 'vitest';
import { addAmounts, subtractAmounts } from '#engine/money';
import { ask, call, movedBy, outcomeOf } from '../../conformance/books.ts';
import { LAUNCHES, openGame } from '../../conformance/opened-games.ts';
import { ownSimulator } from '../../conformance/own-simulator.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { playRound } from './play-round.ts';

const PLAYER = 'member:m-player';
const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' };
let client: RowClient;
const { newWorld, sameWorld } = ownSimulator('games');
beforeEach(() => {
  client = newWorld();
});

const offer = (product: number, status: number) => client.request('POST', `/__sim/games/${product}`, { status }, {});

describe('a round', () => {
  it.each(Object.entries(LAUNCHES))(
    'of %s is played from the main wallet, stake and payout in one',
    async (provider, [name]) => {
      const { play } = await openGame(client, name);
      let round: Readonly<Record<string, unknown>> = {};
      const moved = await movedBy(client, async () => (round = await play('2.5')));
      expect(round).toMatchObject({
        provider,
        bet: '2.500000',
        currency: 'USDT',
        balance: client.world.balance('m-player'),
      });
      const payout = String(round['payout']);
      const sides = [
        `gameRound ${PLAYER} ${subtractAmounts(payout, '2.5')} USDT`,
        `gameRound house:games ${subtractAmounts('2.5', payout)} USDT`,
      ];
      expect(moved).toEqual(payout === '2.500000' ? [] : sides);
      expect(client.world.ledger.audit()).toEqual([]);
    },
  );

  it('pays 20, 5, 2 times the stake, the stake, or nothing: 96 % over many', async () => {
    const { ticket } = await openGame(client, 'launchPgGame');
    const { world } = client;
    const member = world.members.byId('m-player');
    if (member === undefined) throw new Error('There is no demo player.');
    const counts = new Map<string, number>();
    world.change(() => {
      for (let round = 0; round < 1_000; round++) {
        const { payout } = playRound(world, member, ticket, '1');
        counts.set(payout, (counts.get(payout) ?? 0) + 1);
      }
    });
    expect([...counts.keys()].toSorted()).toEqual(['0.000000', '1.000000', '2.000000', '20.000000', '5.000000']);
    const near = (payout: string, share: number, by: number) =>
      expect(Math.abs((counts.get(payout) ?? 0) - share), payout).toBeLessThan(by);
    near('20.000000', 5, 6);
    near('5.000000', 40, 20);
    near('2.000000', 120, 32);
    near('1.000000', 420, 48);
  });

  it('has the same result in another world of the same seed, and goes on with the next', async () => {
    const stakes = Array.from({ length: 20 }, () => '1');
    const results = async () => {
      const { play } = await openGame(client, 'launchPgGame');
      const played = [];
      for (const stake of stakes) played.push((await play(stake))['payout']);
      return played;
    };
    client = sameWorld('one');
    const first = await results();
    expect(new Set(first).size).toBeGreaterThan(1);
    client = sameWorld('one');
    expect(await results()).toEqual(first);
  });

  it.each([
    ['0', { status: 400, reason: 'badRequest', field: 'bet' }],
    ['1.2345678', { status: 400, reason: 'badRequest', field: 'bet' }],
    ['much', { status: 400, reason: 'badRequest', field: 'bet' }],
    ['10000', { status: 400, reason: 'insufficientBalance', field: 'bet', balance: '1000.000000', currency: 'USDT' }],
  ])('of %s is refused, with the reason, and moves nothing', async (bet, refusal) => {
    const { play } = await openGame(client, 'launchPgGame');
    expect(await movedBy(client, async () => expect(await play(bet)).toMatchObject(refusal))).toEqual([]);
  });

  it('needs a game that is open', async () => {
    const play = (method: string) =>
      client.request(method, '/__play/main/nothing', method === 'POST' ? { bet: '1' } : undefined, {});
    expect(outcomeOf(await play('POST'))).toMatchObject({ status: 404, msg: 'This game is over: launch it again' });
    expect(outcomeOf(await play('DELETE'))).toMatchObject({ status: 404, msg: 'This page answers GET and POST' });
  });
});

describe('what was played', () => {
  it('is listed newest first by provider, and summed up by product and day', async () => {
    const { play } = await openGame(client, 'launchNoahGame');
    const rounds = [await play('1'), await play('2'), await play('3')];
    await (await openGame(client, 'launchPgGame')).play('9');
    const { json } = await call(client, 'listNoahBets', { query: { start: 1, limit: 1 } });
    expect(json.data).toMatchObject({ total: 3, rounds: [{ game: 'noah-1', bet_amount: '2.000000' }] });
    const paid = rounds.reduce((sum, { payout }) => addAmounts(sum, String(payout)), '0');
    const sums = { game_id: 28, bets: 3, bet_amount: '6.000000', payout: paid, currency: 'USDT' };
    expect((await call(client, 'getNoahStatistics', { query: { game_id: '28', ...MARCH } })).json.data).toMatchObject({
      ...sums,
      days: [{ date: '2026-03-14' }],
    });
    const before = { game_id: '28', start_date: '2026-03-01', end_date: '2026-03-13' };
    expect((await call(client, 'getNoahStatistics', { query: before })).json.data).toMatchObject({ bets: 0, days: [] });
    expect((await call(client, 'getLiveStatistics', { query: { game_id: '29', ...MARCH } })).json.data).toMatchObject({
      game_id: 29,
      bets: 0,
      bet_amount: '0.000000',
    });
  });

  it.each([
    ['ends before it starts', '2026-03-15', '2026-03-14'],
    ['is longer than 366 days', '2025-03-13', '2026-03-15'],
  ])('is not summed up over a time that %s', async (_, start_date, end_date) => {
    expect(
      outcomeOf(await call(client, 'getNoahStatistics', { query: { game_id: '28', start_date, end_date } })),
    ).toEqual({
      status: 400,
      msg: 'end_date must not be before start_date, and at most 366 days after it',
      reason: 'badRequest',
      field: 'query.end_date',
    });
  });
});

describe('opening a game', () => {
  it('gives each page a name of its own, and the language of the player', async () => {
    const url = async (headers = {}) =>
      String((await call(client, 'launchPgGame', { params: { id: 'pg-1' }, headers })).json.data['url']);
    const [first, second] = [await url(), await url({ 'accept-language': 'ja' })];
    expect(first).toMatch(/\/__play\/games-\d+\/[0-9a-f]{32}$/);
    expect(second).toMatch(/\/[0-9a-f]{32}\?language=ja$/);
    expect(second).not.toContain(first);
  });

  it.each([
    ['launchPgGame', { params: { id: 'pg-999' } }],
    ['launchTadaGame', { params: { id: 'tada-999' } }],
    ['launchNoahGame', { params: { id: 'noah-999' } }],
    ['launchLiveGame', { params: { country: 'br', id: 'wf-999' }, body: { fingerprint: 'canvas' } }],
  ] as const)('%s refuses a game that there is not', async (name, parts) => {
    expect(outcomeOf(await call(client, name, parts))).toEqual({
      status: 404,
      msg: 'No such game',
      reason: 'notFound',
      field: 'params.id',
    });
  });

  it.each(Object.entries(LAUNCHES))(
    'of %s is refused while its product is off or hidden',
    async (_, [name, product]) => {
      for (const status of [2, 3]) {
        await offer(product, status);
        expect(outcomeOf(await ask(client, name))).toEqual({
          status: 403,
          msg: 'This game is not active at the moment',
          reason: 'gameDisabled',
          game_id: product,
        });
        const listed = (await call(client, 'listAvailableGames')).json.data as unknown as object[];
        expect(listed).toContainEqual({ game_id: product, status });
        // The others go on.
        for (const [other, its] of Object.values(LAUNCHES))
          if (its !== product) expect((await ask(client, other)).status).toBe(200);
      }
      await offer(product, 1);
      expect((await ask(client, name)).status).toBe(200);
    },
  );

  it('a product that there is not cannot be switched', async () => {
    expect(outcomeOf(await offer(999, 2))).toEqual({
      status: 404,
      msg: 'No game has the product id 999',
      reason: 'notFound',
      field: 'id',
    });
  });

  it('and moving money are refused to an account that may not play', async () => {
    await client.request('POST', '/__sim/members/m-player', { bans: ['games'] }, {});
    const refusal = {
      status: 403,
      msg: 'This account may not play: contact support',
      reason: 'forbidden',
      ban: 'games',
    };
    for (const name of ['launchTadaGame', 'launchCardGame', 'moveIntoCardGame', 'moveIntoNg'] as const)
      expect(outcomeOf(await ask(client, name)), name).toEqual(refusal);
  });
});
