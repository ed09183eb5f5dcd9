import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bet, Match } from '#contract/entities';
import { RowClient } from '../../conformance/row-client.ts';
import { overrideMatch } from '../../domain/sports/override-match.ts';
import { startSimulator, type Simulator } from '../server/start-simulator.ts';
import { recordedWorld } from './recorded-world.ts';
import { Recording } from './recording.ts';

const dir = mkdtempSync(join(tmpdir(), 'slipway-recorded-'));
const record = join(dir, 'day.jsonl');
const START = '2026-03-14T12:00:00.000Z';
const QUARTER_MS = 900_000;
const soccer = { params: { game: 'soccer' }, query: {}, body: undefined, headers: {} };
const none = { params: {}, query: {}, body: undefined, headers: {} };
const idOf = { bet: '', match: '' };

const bet = ({ match_id }: Match, odds: string, stake = '2', headers = {}) => ({
  ...soccer,
  headers,
  body: {
    passes: ['single'],
    stake,
    multiple: 1,
    currency: 'USDT',
    accept_odds: 'none',
    matches: [{ match_id, picks: [{ kind: 'wl', outcome: 'w', odds }] }],
  },
});
const price = ({ markets }: Match) => markets[0]?.outcomes[0]?.odds ?? '';
const matchesOf = async (client: RowClient): Promise<readonly Match[]> =>
  (await client.send('listMatches', soccer)).json.data['matches'] as Match[];
const betsOf = async (client: RowClient): Promise<readonly Bet[]> =>
  (await client.send('listMyBets', soccer)).json.data['bets'] as Bet[];

/** A quarter of an hour at an upstream: a bet, a price that moves, a match that ends 3:1. */
beforeAll(async () => {
  const upstream = await startSimulator({ seed: 'upstream', startTime: START });
  const proxy = await startSimulator({ proxy: upstream.url, record });
  const world = upstream.world();
  const player = new RowClient(proxy, world);
  player.token = new RowClient(upstream, world).signIn().token;
  world.bookRules.setLimits('soccer', { bet: { min: '2', max: '30' } });
  world.bookRules.setPrices('hkmarksix', [
    { index: 0, top: '7', prop: 'specialCode', odd: '45.50', min: '1', max: '9' },
  ]);
  const [first, second] = (await matchesOf(player)).filter(({ state }) => state === 'scheduled');
  if (!first || !second) throw new RangeError('no match is on sale');
  await player.send('placeBet', bet(first, price(first), '10', { 'idempotency-key': 'recorded-1' }));
  for (const name of ['getAccount', 'getGameLimits', 'getMarkSixOdds'] as const)
    await player.send(name, await player.sample(name));
  await player.send('getGameLimits', { ...none, query: { kind: 'soccer' } });
  await player.send('getMarkSixOdds', { ...none, query: { game: 'hkmarksix' } });
  await player.send('listMyBets', soccer);
  Object.assign(idOf, { bet: (await betsOf(player))[0]?.bet_id, match: first.match_id, other: second.match_id });
  world.clock.advance(QUARTER_MS);
  overrideMatch(world, second.match_id, { odds: { 'wl:w': '9.50' } });
  overrideMatch(world, first.match_id, { result: { ft: '3:1', ht: '1:1' } });
  await matchesOf(player);
  await player.send('listResults', soccer);
  await proxy.close();
  await upstream.close();
});
afterAll(() => rmSync(dir, { recursive: true }));

async function started(options = {}): Promise<{ again: Simulator; player: RowClient }> {
  const again = await startSimulator({ seed: 'another', recording: record, ...options });
  return { again, player: new RowClient(again, again.world()).signIn() };
}

describe('a recording as a world', () => {
  it('begins when it was recorded, with its matches, prices, limits, price lists, balance and bets', async () => {
    const { again, player } = await started();
    expect(again.leftOut).toEqual([]);
    expect(again.world().clock.read().now).toBe(START);
    expect((await player.send('getAccount', none)).json.data).toEqual({ score: '990.000000', currency: 'USDT' });
    expect(await betsOf(player)).toMatchObject([
      {
        bet_id: idOf.bet,
        key: 'recorded-1',
        status: 1,
        bet_amount: '10.000000',
        matches: [{ match_id: idOf.match, state: 'scheduled' }],
      },
    ]);
    const recorded = readFileSync(record, 'utf8').split('\n')[0] ?? '';
    const shown = (JSON.parse(recorded) as { answer: { data: { matches: Match[] } } }).answer.data.matches;
    expect(await matchesOf(player)).toEqual(shown);
    const limits = await player.send('getGameLimits', { ...none, query: { kind: 'soccer' } });
    expect(limits.json.data).toMatchObject({ bet: { min: '2', max: '30' } });
    const prices = await player.send('getMarkSixOdds', { ...none, query: { game: 'hkmarksix' } });
    expect(prices.json.data).toContainEqual(expect.objectContaining({ index: 0, top: '7', odd: '45.50' }));
    await again.close();
  });

  it('takes bets at the recorded prices, refuses others, moves prices by its clock and settles by the recorded result', async () => {
    const { again, player } = await started();
    const scheduled = (await matchesOf(player)).filter(({ state }) => state === 'scheduled');
    const [first, second] = scheduled;
    if (!first || !second) throw new RangeError('no match is on sale');
    const place = async (match: Match, odds: string, stake?: string) =>
      player.send('placeBet', bet(match, odds, stake, { 'idempotency-key': `key-${Math.random()}` }));
    expect((await place(second, price(second))).json).toMatchObject({ code: 0, data: { balance: '988.000000' } });
    expect((await place(second, '9.50')).json.data).toMatchObject({ reason: 'oddsChanged' });
    expect((await place(second, price(second), '31')).json.data).toMatchObject({ reason: 'limitsExceeded' });
    const ids = (await betsOf(player)).map(({ bet_id }) => bet_id);
    expect(ids).toEqual([expect.stringMatching(/^bet-\d{7}$/), idOf.bet]);
    expect(new Set(ids).size).toBe(2);

    again.world().clock.advance(QUARTER_MS);
    const later = await matchesOf(player);
    expect(later.find(({ match_id }) => match_id === second.match_id)).toMatchObject({
      markets: expect.arrayContaining([
        expect.objectContaining({ kind: 'wl', outcomes: expect.arrayContaining([{ outcome: 'w', odds: '9.50' }]) }),
      ]),
    });
    expect((await place(second, '9.50')).json).toMatchObject({ code: 0 });
    expect(later.map(({ match_id }) => match_id)).not.toContain(first.match_id);
    const ended = (await betsOf(player)).find(({ bet_id }) => bet_id === idOf.bet);
    expect(ended).toMatchObject({
      status: 16,
      result: 'won',
      matches: [{ state: 'finished', score: '3:1', half_time_score: '1:1' }],
    });
    expect(again.world().ledger.audit()).toEqual([]);
    await again.close();
  });

  it('goes on after the last line: other matches are played to their end by the seed', async () => {
    const { again, player } = await started();
    const [second] = (await matchesOf(player)).filter(
      ({ state, match_id }) => state === 'scheduled' && match_id !== idOf.match,
    );
    if (!second) throw new RangeError('no match is on sale');
    await player.send('placeBet', bet(second, price(second), '2', { 'idempotency-key': 'to-the-end' }));
    const world = again.world();
    world.clock.advance(Date.parse(second.start_time) - world.now() + 1_800_000);
    const live = (await matchesOf(player)).find(({ match_id }) => match_id === second.match_id);
    expect(live).toMatchObject({ state: 'live', minute: 30 });
    world.clock.advance(3 * 3_600_000);
    const own = (await betsOf(player)).find(({ key }) => key === 'to-the-end');
    expect(own).toMatchObject({
      status: 16,
      matches: [{ state: 'finished', score: expect.stringMatching(/^\d+:\d+$/) }],
    });
    await again.close();
  });

  it('is kept by a store on disk, and starts at another time when asked to', async () => {
    const dataDir = join(dir, 'store');
    const { again } = await started({ dataDir, startTime: '2026-03-14T12:05:00Z' });
    const before = again.world().fixtures.onSale('soccer', again.world().now());
    expect(again.world().clock.read().now).toBe('2026-03-14T12:05:00.000Z');
    await again.close();
    const reopened = await startSimulator({ seed: 'another', dataDir, startTime: '2026-03-14T12:05:00Z' });
    expect(reopened.world().fixtures.onSale('soccer', reopened.world().now())).toEqual(before);
    await reopened.close();
  });

  it('names what it cannot take by file, line and property', () => {
    const damaged = join(dir, 'damaged.jsonl');
    const [line = ''] = readFileSync(record, 'utf8').split('\n');
    const read = JSON.parse(line) as { answer: { data: { matches: Record<string, unknown>[] } } };
    Object.assign(read.answer.data.matches[1] ?? {}, { home: 5 });
    const account = { row: 'getAccount', path: '/x', status: 200, answer: { code: 0, msg: '', data: { score: 5 } } };
    writeFileSync(damaged, `${JSON.stringify(account)}\n${JSON.stringify(read)}\n`);
    const { file, leftOut } = recordedWorld(Recording.read(damaged));
    expect(leftOut).toEqual([
      expect.stringContaining(`${damaged}:1: data.score: `),
      expect.stringContaining(`${damaged}:2: data.matches.1.home: `),
    ]);
    expect(file.fixtures).toHaveLength(read.answer.data.matches.length - 1);
  });

  it('leaves out an open bet whose match it does not have, and takes it when it has ended', async () => {
    const lines = readFileSync(record, 'utf8').split('\n');
    const ofBets = JSON.parse(lines.find((line) => line.includes('"listMyBets"')) ?? '') as {
      answer: { data: { bets: Bet[] } };
    };
    const [own] = ofBets.answer.data.bets;
    if (own === undefined) throw new Error('no bet was recorded');
    const onIt = (bet_id: string, match_id: string, over: object = {}) => ({
      ...own,
      bet_id,
      key: bet_id,
      matches: own.matches.map((match) => ({ ...match, match_id, ...over })),
    });
    ofBets.answer.data.bets = [
      own,
      onIt('unreadable', 'match-1', { score: 'two to one' }),
      {
        ...onIt('ended', 'match-2', { score: 'two to one', state: 'finished' }),
        status: 16,
        result: 'won',
        payout: '9',
      },
      { ...onIt('other-game', idOf.match), game: 'bd' },
    ];
    const partly = join(dir, 'partly.jsonl');
    writeFileSync(partly, `${[...lines.slice(0, 1), JSON.stringify(ofBets)].join('\n')}\n`);
    const { again, player } = await started({ recording: partly });
    expect(again.leftOut).toEqual([
      `${partly}:2: bet unreadable is open on match-1, of which no soccer match was recorded`,
      `${partly}:2: bet other-game is open on ${idOf.match}, of which no bd match was recorded`,
    ]);
    expect((await betsOf(player)).map(({ bet_id }) => bet_id).toSorted()).toEqual([idOf.bet, 'ended'].toSorted());
    await again.close();
  });
});
