import type { Draw, OddsItem, Race } from '#contract/entities';
import { ANIMALS, type MarkSixBet, oddsGroup, type Pk10Bet } from '#engine/lottery';
import { call } from './books.ts';
import type { RowClient } from './row-client.ts';

/** Helpers of tests of draws and races. */
export const roundsOf = (client: () => RowClient) => ({
  control: (path: string, body: object) => client().request('POST', `/__sim/${path}`, body, {}),
  drawsOf: async (lottery: string, query: object = {}) =>
    (await call(client(), 'listDraws', { params: { lottery }, query: { ...query } })).json.data as unknown as {
      total: number;
      draws: Draw[];
    },
  racesOf: async (query: object = {}) =>
    (await call(client(), 'listRaces', { params: { race: 'pk10' }, query: { ...query } })).json.data as unknown as {
      total: number;
      races: Race[];
    },
});

/** A pick of an item of a draw's price list. */
export function pickOf({ index, top, odd }: OddsItem): MarkSixBet {
  const { kind, position, level } = oddsGroup(index) ?? {};
  const of = { kind, ...(position !== undefined && { position }), amount: '1', odds: odd };
  const animals = (count: number) => ({ selection: ANIMALS.slice(0, count) });
  if (kind === 'specialCodeCombinationZodiacs') return { ...of, level, ...animals((level ?? 1) + 1) } as MarkSixBet;
  if (kind === 'specialCodeMergeAnimal')
    return { ...of, ...(top === 'six' ? { configuration: top, ...animals(6) } : animals(Number(top))) } as MarkSixBet;
  return { ...of, selection: /^\d+$/.test(top) ? Number(top) : top } as MarkSixBet;
}

/** A pick of an item of a race's price list. */
export function racePick({ index, top, odd }: OddsItem): Pk10Bet {
  const of = { selection: /^\d+$/.test(top) ? Number(top) : top, amount: '1', odds: odd };
  if (index >= 22)
    return { market: 'dragonTiger', pair: ['1-10', '2-9', '3-8', '4-7', '5-6'][index - 22], ...of } as Pk10Bet;
  if (index === 10 || index === 11) return { market: 'sum', ...of } as Pk10Bet;
  return { market: 'place', place: index < 10 ? index + 1 : index - 11, ...of } as Pk10Bet;
}
