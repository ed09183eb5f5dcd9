import { expect, it } from 'vitest';
import { missingFacts, readable } from '#contract/testing';
import { MarkSixGame, type OddsItem } from '#contract/entities';
import { ANIMALS, oddsGroup } from '#engine/lottery';
import type { RecordingClient } from '../../conformance/answers/recording-client.ts';
import { storyOf } from '../../conformance/answers/story.ts';
import { MARK_SIX_ODDS } from './mark-six-odds.ts';
import { markSixItem } from './price-of-pick.ts';
import { RACE_ODDS } from './race-odds.ts';
import { LOTTERY_MARK_SIX, LOTTERY_ODDS, LOTTERY_RACES, LOTTERY_REFUSED } from './lottery-story.facts.ts';

const HOUR_MS = 3_600_000;

/** A pick of a price list item. */
function pickOf({ index, top, odd }: OddsItem, amount = '1') {
  const { kind, position, level } = oddsGroup(index) ?? {};
  const of = { kind, ...(position !== undefined && { position }), amount, odds: odd };
  if (kind === 'specialCodeCombinationZodiacs') return { ...of, level, selection: ANIMALS.slice(0, (level ?? 1) + 1) };
  if (kind === 'specialCodeMergeAnimal')
    return top === 'six'
      ? { ...of, configuration: 'six', selection: ANIMALS.slice(0, 6) }
      : { ...of, selection: ANIMALS.slice(0, Number(top)) };
  return { ...of, selection: /^\d+$/.test(top) ? Number(top) : top };
}

/** One item of each group, another one in each game. */
const itemsOf = (list: readonly OddsItem[], nth: number) =>
  [...new Set(list.map(({ index }) => index))].flatMap((index) => {
    const ofGroup = list.filter((item) => item.index === index);
    return ofGroup[(nth * 5) % ofGroup.length] ?? [];
  });

it('the price lists are as the file says', async () => {
  const line = ({ index, prop, top, odd, min, max }: OddsItem) => `${index} ${prop} ${top}: ${odd}, ${min} to ${max}`;
  const text = [...MARK_SIX_ODDS, ...RACE_ODDS].map(line).join('\n');
  expect(missingFacts(text, LOTTERY_ODDS)).toEqual([]);
  expect(MARK_SIX_ODDS.filter((item) => markSixItem(pickOf(item) as never) !== item).map(line)).toEqual([]);
});

it('Mark Six: bets of each kind on each game are placed, drawn and paid', async () => {
  const text = await storyOf(async (client) => {
    for (const [nth, lottery] of MarkSixGame.options.entries()) {
      const params = { lottery };
      const { world } = client;
      const [draw] = world.draws.drawsFrom(lottery, world.now(), { start: 0, limit: 1 });
      const picks = itemsOf(MARK_SIX_ODDS, nth).map((item) => pickOf(item));
      const body = { match_id: draw?.match_id, currency: 'USDT', picks };
      client.signIn();
      await client.call('placeLotteryBet', { params, body });
      client.advance(24 * HOUR_MS);
      client.signIn();
      const { picks: paid = [], ...bet } = await ended(client, 'getMyLotteryBet', {
        lottery,
        id: `bet-000000${nth + 1}`,
      });
      client.write(`${lottery} was drawn`, bet);
      client.write(
        paid
          .map(({ kind, position, selection, odds, result }) => readable([kind, position, selection, odds, result]))
          .join('\n# '),
      );
      await client.call('listDraws', { params, query: { start: 0, limit: 2 } });
      await client.call('listDrawResults', { params, query: { start: 1, limit: 2 } });
    }
  });
  expect(missingFacts(text, LOTTERY_MARK_SIX)).toEqual([]);
});

it('PK10: bets on each market are placed, run and paid', async () => {
  const text = await storyOf(async (client) => {
    const params = { race: 'pk10' };
    for (const nth of [0, 1, 2]) {
      const { world } = client;
      const [race] = world.draws.racesFrom('pk10', world.now(), { start: 0, limit: 1 });
      const picks = itemsOf(RACE_ODDS, nth).map(({ index, top, odd }) => {
        const selection = /^\d+$/.test(top) ? Number(top) : top;
        const of = { selection, amount: '1', odds: odd };
        if (index >= 22)
          return { market: 'dragonTiger', pair: ['1-10', '2-9', '3-8', '4-7', '5-6'][index - 22], ...of };
        if (index === 10 || index === 11) return { market: 'sum', ...of };
        return { market: 'place', place: index < 10 ? index + 1 : index - 11, ...of };
      });
      await client.call('placeRaceBet', { params, body: { race_id: race?.id, currency: 'USDT', picks } });
      client.advance(300_000);
      await client.call('getLastRace', { params });
      const bet = await ended(client, 'getMyRaceBet', { race: 'pk10', id: `bet-000000${nth + 1}` });
      client.write((bet.picks ?? []).map((pick) => readable(Object.values(pick))).join('\n# '));
    }
    await client.call('listMyRaceBets', { params, query: { start: 0, limit: 1, status: '16' } });
    await client.call('listRaces', { params, query: { start: 0, limit: 2 } });
    const { id = '' } = client.world.draws.racesFrom('pk10', client.world.now(), { start: 3, limit: 1 })[0] ?? {};
    for (const one of [id, 'pk-nothing']) await client.call('listRaces', { params, query: { id: one } });
    const [draw] = client.world.draws.drawsFrom('hkmarksix', client.world.now(), { start: 3, limit: 1 });
    for (const one of [draw?.match_id ?? '', 'hk-nothing'])
      await client.call('listDraws', { params: { lottery: 'hkmarksix' }, query: { match_id: one } });
    await client.call('listRaceResults', { params, query: { start: 0, limit: 2 } });
  });
  expect(missingFacts(text, LOTTERY_RACES)).toEqual([]);
});

it('bets on draws and races are refused with reasons, a cancelled draw returns the stake', async () => {
  const text = await storyOf(async (client) => {
    const params = { lottery: 'hkmarksix' };
    const sample = (await client.sample('placeLotteryBet')).body as { match_id: string; picks: readonly object[] };
    const bet = (over: object) => client.call('placeLotteryBet', { params, body: { ...sample, ...over } });
    const pick = { kind: 'specialCode', selection: 8, amount: '2', odds: '47.00' };
    await bet({ picks: [{ ...pick, odds: '46.00' }] });
    await bet({ picks: [{ ...pick, selection: 0 }] });
    await bet({ picks: [{ ...pick, selection: 'red' }] });
    await bet({ picks: [{ ...pick, amount: '0.5' }] });
    await bet({ picks: [{ ...pick, amount: '5001' }] });
    await bet({ picks: [{ ...pick, amount: '1.2345678' }] });
    await bet({ picks: [{ ...pick, kind: 'specialCodeMergeAnimal', selection: ['rat'] }] });
    await bet({ picks: [{ ...pick, kind: 'specialCodeCombinationZodiacs', level: 5, selection: ['rat', 'ox'] }] });
    await bet({ picks: [{ ...pick, kind: 'numberCode' }] });
    await bet({ currency: 'BRL' });
    await bet({ match_id: 'hk-1' });
    await bet({ match_id: 'am-20526' });
    await bet({ match_id: 'nothing' });
    await bet({ picks: Array.from({ length: 10 }, () => ({ ...pick, amount: '200' })) });
    const race = (await client.sample('placeRaceBet')).body as { race_id: string; picks: readonly object[] };
    const onRace = (over: object) =>
      client.call('placeRaceBet', { params: { race: 'pk10' }, body: { ...race, ...over } });
    await onRace({ picks: [{ market: 'place', place: 1, selection: 'big', amount: '2', odds: '1.97' }] });
    await onRace({ picks: [{ market: 'place', selection: 'big', amount: '2', odds: '1.98' }] });
    await onRace({ picks: [{ market: 'sum', selection: 2, amount: '2', odds: '1.98' }] });
    await onRace({ picks: [{ market: 'dragonTiger', selection: 'dragon', amount: '2', odds: '1.98' }] });
    await onRace({ picks: [{ market: 'place', place: 1, selection: 'dragon', amount: '2', odds: '1.98' }] });
    await onRace({ race_id: 'pk-1' });
    await bet({});
    await client.control('POST', `draws/${sample.match_id}`, { numbers: [1, 2, 3, 4, 5, 6], special: 8 });
    await client.control('POST', `draws/${sample.match_id}`, { numbers: [1, 2, 3, 4, 5, 6], special: 6 });
    await client.control('POST', 'draws/hk-0', { numbers: [1, 2, 3, 4, 5, 6], special: 8 });
    await client.control('POST', 'draws/xx-0', { numbers: [1, 2, 3, 4, 5, 6], special: 8 });
    await client.control('POST', `draws/${race.race_id}`, { finish: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] });
    await client.control('POST', `draws/${race.race_id}`, { finish: [10, 10] });
    await onRace({});
    await client.control('POST', 'prices/hkmarksix', { min: '2', max: '3' });
    await bet({ picks: [{ ...pick, amount: '1' }] });
    client.advance(24 * HOUR_MS);
    client.signIn();
    await client.call('listMyLotteryBets', { params, query: { start: 0, limit: 5, status: '-1' } });
    await client.call('getMarkSixOdds', { query: { game: 'hkmarksix' } });
  });
  expect(missingFacts(text, LOTTERY_REFUSED)).toEqual([]);
});

/** A bet that has ended, with all its picks. */
async function ended(client: RecordingClient, name: 'getMyLotteryBet' | 'getMyRaceBet', params: object) {
  const { json } = await client.call(name, { params: { ...params } });
  return json.data as { picks?: Record<string, unknown>[] };
}
