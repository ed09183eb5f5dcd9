import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MarkSixGame, type OddsItem } from '#contract/entities';
import { settleMarkSix, settlePk10 } from '#engine/lottery';
import { ask, call, later, movedBy, outcomeOf } from '../../conformance/books.ts';
import { pickOf, racePick, roundsOf } from '../../conformance/lottery-picks.ts';
import { ownSimulator } from '../../conformance/own-simulator.ts';
import type { RowClient } from '../../conformance/row-client.ts';
import { markSixOdds } from './mark-six-odds.ts';
import { RACE_ODDS } from './race-odds.ts';

/** The worlds of these tests are in the year of the horse. */
const MARK_SIX_ODDS = markSixOdds('horse');

const HOUR_MS = 3_600_000;
const PLAYER = 'member:m-player';
const params = { lottery: 'hkmarksix' };
const races = { race: 'pk10' };
let client: RowClient;
const { newWorld } = ownSimulator('rounds');
beforeEach(() => {
  client = newWorld();
});
afterEach(() => expect(client.world.ledger.audit()).toEqual([]));

const { control, drawsOf, racesOf } = roundsOf(() => client);
/** One item of each group, other ones for another game. */
const itemsOf = (list: readonly OddsItem[], nth: number) =>
  [...new Set(list.map(({ index }) => index))].flatMap((index) => {
    const ofGroup = list.filter((item) => item.index === index);
    return ofGroup[(nth * 5) % ofGroup.length] ?? [];
  });

describe('a bet on a draw', () => {
  it.each([...MarkSixGame.options.entries()])(
    'of each kind, %i: %s, is paid at the draw what the engine says',
    async (nth, lottery) => {
      const [open] = (await drawsOf(lottery, { start: 0, limit: 1 })).draws;
      const picks = itemsOf(MARK_SIX_ODDS, nth).map(pickOf);
      const id = open?.match_id ?? '';
      const body = { match_id: id, currency: 'USDT', picks };
      let bet: { bet_id: string; bet_amount: string; max_payout: string } | undefined;
      const placed = await movedBy(client, async () => {
        const { json } = await call(client, 'placeLotteryBet', { params: { lottery }, body });
        bet = json.data['bet'] as typeof bet;
      });
      const stake = bet?.bet_amount ?? '';
      expect(placed).toEqual([`stake ${PLAYER} -${stake} USDT`, `stake house:bets ${stake} USDT`]);
      const date = open?.draw_time.slice(0, 10) ?? '';
      const { results, payout } = settleMarkSix(picks, client.world.draws.numbers(id), date, 'USDT');
      const paid = await movedBy(client, () => later(client, 24 * HOUR_MS));
      expect(paid).toEqual([`payout house:bets -${payout} USDT`, `payout ${PLAYER} ${payout} USDT`]);
      const shown = (await call(client, 'getMyLotteryBet', { params: { lottery, id: bet?.bet_id } })).json.data;
      expect(shown).toMatchObject({
        game: lottery,
        match_id: id,
        draw_number: open?.draw_number,
        draw_time: open?.draw_time,
        status: 16,
        result: 'won',
        payout,
        bet_amount: stake,
        ...client.world.draws.numbers(id),
      });
      expect((shown['picks'] as { result: string }[]).map(({ result }) => result)).toEqual(results);
    },
  );

  it('is open until it is drawn, and lost without a hit', async () => {
    const { match_id, ...body } = (await client.sample('placeLotteryBet')).body as { match_id: string };
    await control(`draws/${match_id}`, { numbers: [1, 2, 3, 4, 5, 6], special: 8 });
    const picks = [{ kind: 'specialCode', selection: 9, amount: '2', odds: '47.00' }];
    const { bet } = (await call(client, 'placeLotteryBet', { params, body: { ...body, match_id, picks } })).json.data;
    const { bet_id: id } = bet as { bet_id: string };
    const shown = async () => (await call(client, 'getMyLotteryBet', { params: { ...params, id } })).json.data;
    expect(await shown()).toMatchObject({ status: 1, picks: [{ result: 'open' }] });
    expect(await shown()).not.toHaveProperty('numbers');
    expect(await movedBy(client, () => later(client, 24 * HOUR_MS))).toEqual([]);
    expect(await shown()).toMatchObject({
      status: 16,
      result: 'lost',
      payout: '0.000000',
      picks: [{ result: 'lose' }],
    });
    const list = await call(client, 'listMyLotteryBets', { params, query: { start: 0, limit: 5, status: '-1' } });
    expect(list.json.data).toMatchObject({ total: 1, bets: [{ bet_id: id }] });
  });

  it.each([
    [
      { odds: '46.00' },
      {
        status: 409,
        reason: 'oddsChanged',
        moved: [{ match_id: '0', kind: 'specialCode', outcome: '8', was: '46.00', now: '47.00' }],
      },
    ],
    [{ selection: 0 }, { status: 400, reason: 'badRequest', field: 'picks.0.selection' }],
    [{ amount: '0.5' }, { reason: 'limitsExceeded', warnings: [{ name: 'belowLotteryGameMinBet', limit: '1' }] }],
    [{ amount: '5001' }, { reason: 'limitsExceeded' }],
    [{ amount: '1.2345678' }, { reason: 'badRequest', field: 'picks.0.amount' }],
    [
      { kind: 'specialCodeMergeAnimal', selection: ['rat'] },
      { field: 'picks.0.selection', rule: 'atLeastTwo' },
    ],
    [
      { kind: 'specialCodeCombinationZodiacs', level: 5, selection: ['rat', 'ox'] },
      { field: 'picks.0.selection', rule: 'atLeastCombinationLevel' },
    ],
    [{ kind: 'numberCode' }, { msg: 'This selection is not sold', field: 'picks.0.selection' }],
  ])('with a pick of %j is refused', async (over, refusal) => {
    const pick = { kind: 'specialCode', selection: 8, amount: '2', odds: '47.00', ...over };
    expect(outcomeOf(await ask(client, 'placeLotteryBet', { picks: [pick] }))).toMatchObject(refusal);
    expect(client.world.balance('m-player')).toBe('1000.000000');
  });

  it.each([
    [{ currency: 'BRL' }, { status: 409, msg: 'The wallet is in USDT', reason: 'wrongCurrency', currency: 'USDT' }],
    [{ match_id: 'hk-1' }, { reason: 'marketClosed', field: 'match_id', state: 'cancelled' }],
    [{ match_id: 'am-20526' }, { msg: 'Unknown draw of hkmarksix: am-20526', field: 'match_id' }],
    [{ match_id: 'nothing' }, { msg: 'Unknown draw of hkmarksix: nothing', field: 'match_id' }],
  ])('with %j is refused', async (over, refusal) => {
    expect(outcomeOf(await ask(client, 'placeLotteryBet', over))).toMatchObject(refusal);
  });

  it('above the balance is refused', async () => {
    const pick = { kind: 'specialCode', selection: 8, amount: '200', odds: '47.00' };
    const picks = Array.from({ length: 6 }, (_, at) => ({ ...pick, selection: at + 1 }));
    expect(outcomeOf(await ask(client, 'placeLotteryBet', { picks }))).toMatchObject({
      msg: 'Over the limits: insufficientAccountBalance',
    });
  });

  it('keeps to the bounds that the operator sets on a price list', async () => {
    await control('prices/hkmarksix', { min: '2', max: '3' });
    const odds = (await call(client, 'getMarkSixOdds', { query: { game: 'hkmarksix' } })).json
      .data as unknown as OddsItem[];
    expect(odds.every(({ min, max }) => min === '2' && max === '3')).toBe(true);
    const bet = (amount: string) =>
      ask(client, 'placeLotteryBet', { picks: [{ kind: 'specialCode', selection: 8, amount, odds: '47.00' }] });
    expect(outcomeOf(await bet('1'))).toMatchObject({ msg: 'Over the limits: belowLotteryGameMinBet' });
    expect(outcomeOf(await bet('4'))).toMatchObject({ reason: 'limitsExceeded' });
    expect((await bet('3')).status).toBe(200);
  });
});

describe('a bet on a race', () => {
  it.each([0, 1, 2])('of each market, %i, is paid at the finish what the engine says', async (nth) => {
    const [open] = (await racesOf({ start: 0, limit: 1 })).races;
    const id = open?.id ?? '';
    const picks = itemsOf(RACE_ODDS, nth).map(racePick);
    const { json } = await call(client, 'placeRaceBet', {
      params: races,
      body: { race_id: id, currency: 'USDT', picks },
    });
    const bet = json.data['bet'] as { bet_id: string };
    const { results, payout } = settlePk10(picks, client.world.draws.finish(id), 'USDT');
    expect(await movedBy(client, () => later(client, 300_000))).toEqual([
      `payout house:bets -${payout} USDT`,
      `payout ${PLAYER} ${payout} USDT`,
    ]);
    const finish = client.world.draws.finish(id);
    expect((await call(client, 'getLastRace', { params: races })).json.data).toMatchObject({ id, result: finish });
    const shown = (await call(client, 'getMyRaceBet', { params: { ...races, id: bet.bet_id } })).json.data;
    expect(shown).toMatchObject({
      race_id: id,
      draw_number: open?.draw_number,
      status: 16,
      result: 'won',
      payout,
      finish,
    });
    expect((shown['picks'] as { result: string }[]).map(({ result }) => result)).toEqual(results);
    const list = await call(client, 'listMyRaceBets', { params: races, query: { start: 0, limit: 1, status: '16' } });
    expect(list.json.data).toMatchObject({ total: 1, bets: [{ bet_id: bet.bet_id }] });
  });

  it('is lost without a hit', async () => {
    const { race_id, ...body } = (await client.sample('placeRaceBet')).body as { race_id: string };
    await control(`draws/${race_id}`, { finish: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] });
    const picks = [{ market: 'place', place: 1, selection: 'small', amount: '2', odds: '1.98' }];
    const { bet } = (await call(client, 'placeRaceBet', { params: races, body: { ...body, race_id, picks } })).json
      .data;
    expect(await movedBy(client, () => later(client, 300_000))).toEqual([]);
    const { bet_id: id } = bet as { bet_id: string };
    const shown = (await call(client, 'getMyRaceBet', { params: { ...races, id } })).json.data;
    expect(shown).toMatchObject({ status: 16, result: 'lost', payout: '0.000000', picks: [{ result: 'lose' }] });
  });

  it.each([
    [
      { market: 'place', place: 1, selection: 'big', odds: '1.97' },
      { reason: 'oddsChanged', moved: [{ kind: 'twoSides', outcome: 'big', was: '1.97', now: '1.98' }] },
    ],
    [
      { market: 'place', selection: 'big' },
      { reason: 'badRequest', field: 'picks.0.place' },
    ],
    [
      { market: 'sum', selection: 2 },
      { reason: 'badRequest', field: 'picks.0.selection' },
    ],
    [
      { market: 'dragonTiger', selection: 'dragon' },
      { reason: 'badRequest', field: 'picks.0.pair' },
    ],
    [
      { market: 'place', place: 1, selection: 'dragon' },
      { reason: 'badRequest', field: 'picks.0.selection' },
    ],
  ])('with a pick of %j is refused', async (over, refusal) => {
    const picks = [{ amount: '2', odds: '1.98', ...over }];
    expect(outcomeOf(await ask(client, 'placeRaceBet', { picks }))).toMatchObject(refusal);
  });
});
