import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleMarkSix, settlePk10 } from '#engine/lottery';
import { call, outcomeOf } from '../../conformance/books.ts';
import { pickOf, racePick, roundsOf } from '../../conformance/lottery-picks.ts';
import { ownSimulator } from '../../conformance/own-simulator.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { markSixOdds } from './mark-six-odds.ts';
import { markSixItem } from './price-of-pick.ts';
import { RACE_ODDS } from './race-odds.ts';

/** The worlds of these tests are in the year of the horse. */
const MARK_SIX_ODDS = markSixOdds('horse');

const params = { lottery: 'hkmarksix' };
const races = { race: 'pk10' };
let client: RowClient;
const { newWorld } = ownSimulator('rounds');
beforeEach(() => {
  client = newWorld();
});
afterEach(() => expect(client.world.ledger.audit()).toEqual([]));

const { control, drawsOf, racesOf } = roundsOf(() => client);

describe('the price list of Mark Six', () => {
  it('finds the item of each pick', () => {
    expect(MARK_SIX_ODDS.filter((item) => markSixItem(pickOf(item), 'horse') !== item)).toEqual([]);
  });

  it('of the special number and of the six pays nearly, and never more than, what its chance is worth', () => {
    const bySpecial = /^specialCode(?!Comb)/;
    const balls = Array.from({ length: 49 }, (_, at) => at + 1);
    for (const item of MARK_SIX_ODDS) {
      const pick = pickOf(item);
      const position = pick.position === undefined ? undefined : Number(pick.position.slice(2)) - 1;
      if (!bySpecial.test(pick.kind) && position === undefined) continue;
      // What 49 stakes of 1 bring, when each ball comes once.
      const paid = balls.reduce((sum, ball) => {
        const others = balls.filter((other) => other !== ball);
        const numbers = others.slice(0, 6);
        if (position !== undefined) numbers[position] = ball;
        const special = position === undefined ? ball : (others[6] ?? 0);
        return sum + Number(settleMarkSix([pick], { numbers, special }, '2026-03-14', 'USDT').payout);
      }, 0);
      const what = `${pick.kind} ${item.top}`;
      expect(paid, what).toBeLessThan(49);
      expect(paid, what).toBeGreaterThan(42);
    }
  });
});

it('the price list of races pays 96 to 99 % of what each chance is worth', () => {
  const cars = Array.from({ length: 10 }, (_, at) => at + 1);
  const finishes = cars.flatMap((first) =>
    cars
      .filter((car) => car !== first)
      .map((second) => [first, second, ...cars.filter((car) => car !== first && car !== second)]),
  );
  for (const item of RACE_ODDS.filter(({ index }) => index !== 22 && (index < 2 || index >= 10))) {
    const pick = racePick(item);
    if (pick.market !== 'sum' && !(pick.market === 'place' && (pick.place ?? 0) <= 2)) continue;
    const paid = finishes.reduce((sum, finish) => sum + Number(settlePk10([pick], finish, 'USDT').payout), 0) / 90;
    expect(paid, `${item.prop} ${item.top}`).toBeGreaterThan(0.955);
    expect(paid, `${item.prop} ${item.top}`).toBeLessThan(0.995);
  }
  // All other places and pairs have the prices of these.
  const prices = (index: number) => RACE_ODDS.filter((item) => item.index === index).map(({ top, odd }) => [top, odd]);
  for (const index of [2, 3, 4, 5, 6, 7, 8, 9]) expect(prices(index), String(index)).toEqual(prices(0));
  for (const index of [14, 15, 16, 17, 18, 19, 20, 21]) expect(prices(index), String(index)).toEqual(prices(12));
  for (const index of [22, 23, 24, 25, 26])
    expect(prices(index), String(index)).toEqual([
      ['dragon', '1.98'],
      ['tiger', '1.98'],
    ]);
});

describe('the lists of draws and races', () => {
  it('are newest first, from the one that is open; results begin with the last drawn one', async () => {
    const { total, draws } = await drawsOf('hkmarksix', { start: 0, limit: 3 });
    expect(total).toBe(500);
    expect(draws.map(({ state }) => state)).toEqual(['open', 'drawn', 'drawn']);
    const [newest, second] = draws.map(({ draw_number }) => Number(draw_number));
    expect(second).toBe((newest ?? 0) - 1);
    expect(draws[0]).not.toHaveProperty('numbers');
    // Each draw has numbers of its own.
    expect(draws[1]?.numbers).not.toEqual(draws[2]?.numbers);
    const results = await call(client, 'listDrawResults', { params, query: { start: 0, limit: 2 } });
    expect(results.json.data['draws']).toEqual([draws[1], draws[2]]);
    expect((await drawsOf('hkmarksix', { start: 499, limit: 5 })).draws).toHaveLength(1);
    expect((await drawsOf('hkmarksix')).draws).toHaveLength(20);
    const past = (await call(client, 'listRaceResults', { params: races, query: { start: 0, limit: 1 } })).json.data;
    const { races: all } = await racesOf({ start: 0, limit: 2 });
    expect(past['races']).toEqual([all[1]]);
  });

  it('find one by its id, and say that there is none', async () => {
    const { draws } = await drawsOf('hkmarksix', { start: 3, limit: 1 });
    expect(await drawsOf('hkmarksix', { match_id: draws[0]?.match_id })).toEqual({ total: 1, draws });
    const { races: found } = await racesOf({ start: 3, limit: 1 });
    expect(await racesOf({ id: found[0]?.id })).toEqual({ total: 1, races: found });
    expect(outcomeOf(await call(client, 'listDraws', { params, query: { match_id: 'hk-nothing' } }))).toEqual({
      status: 404,
      msg: 'Unknown draw of hkmarksix: hk-nothing',
      reason: 'notFound',
      field: 'query.match_id',
    });
    expect(outcomeOf(await call(client, 'listRaces', { params: races, query: { id: 'pk-nothing' } }))).toMatchObject({
      msg: 'Unknown race of pk10: pk-nothing',
      field: 'query.id',
    });
  });

  it.each([
    ['hkmarksix', '13:30', 15],
    ['ammarksix', '13:35', 10],
    ['newammarksix', '13:00', 2],
    ['gallopingmarksix', '12:10', 1],
    ['sgnmarksix', '10:40', 10],
    ['twnmarksix', '12:30', 10],
  ])('%s is drawn at %s UTC, and closes %i minutes before', async (lottery, time, minutes) => {
    const [open] = (await drawsOf(lottery, { start: 0, limit: 1 })).draws;
    expect(open?.draw_time.slice(11, 16)).toBe(time);
    expect(Date.parse(open?.draw_time ?? '') - Date.parse(open?.close_time ?? '')).toBe(minutes * 60_000);
  });
});

describe('the result of a draw', () => {
  it.each([
    ['hk-20525', { numbers: [1, 2, 3, 4, 5, 6], special: 6 }, 400, 'draw.special: ball 6 was drawn already'],
    ['xx-0', { numbers: [1, 2, 3, 4, 5, 6], special: 8 }, 404, 'Unknown draw or race xx-0'],
    ['pk-5911632', { finish: [10, 10] }, 400, 'draw: a race has 10 places, got 2'],
  ])('of %s cannot be set to %j', async (id, body, status, msg) => {
    expect(outcomeOf(await control(`draws/${id}`, body))).toMatchObject({ status, msg });
  });
});
