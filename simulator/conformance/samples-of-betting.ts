import type { RowName } from '#contract/rows';
import { bookPicks, type Booking } from '#engine/booking';
import { cricketOnSale } from '../domain/cricket/cricket-book.ts';
import type { World } from '../doors/world/world.ts';
import { money, walletOf } from './sample-money.ts';
import { idOf, type SamplesOf } from './sample.ts';

function openMatch(world: World) {
  const match = world.fixtures.onSale('soccer', world.now()).find(({ state }) => state === 'scheduled');
  const [pick] = match?.markets[0]?.outcomes ?? [];
  return {
    match_id: match?.match_id ?? '',
    picks: [{ kind: 'wl' as const, outcome: pick?.outcome ?? '', odds: pick?.odds ?? '' }],
  };
}

const soccerBet = (world: World) => ({
  passes: ['single'],
  stake: money(world, '2'),
  multiple: 1,
  currency: walletOf(world),
  accept_odds: 'none' as const,
});

const BOOKED: Booking = {
  slips: [
    {
      game: 'soccer',
      passes: ['single'],
      matches: [{ id: 's20260314-07', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] }],
    },
  ],
  cricket: [],
};
const soccer = { params: { game: 'soccer' as const } };
const marksix = { params: { lottery: 'hkmarksix' as const } };
const pk10 = { params: { race: 'pk10' as const } };

export const BETTING_SAMPLES = {
  getGameLimits: () => ({ query: { kind: 'soccer' } }),
  listMatches: () => ({ ...soccer, query: { start: 0, limit: 3, timestamp: 1 } }),
  placeBet: ({ world }) => ({ ...soccer, body: { ...soccerBet(world), matches: [openMatch(world)] } }),
  listMyBets: async ({ before }) => {
    await before('placeBet');
    return { ...soccer, query: { start: 0, limit: 5, status: -1 } };
  },
  getMyBet: async ({ before }) => ({ params: { game: 'soccer', id: idOf(await before('placeBet'), 'bet', 'bet_id') } }),
  getMarkSixOdds: () => ({ query: { game: 'hkmarksix' } }),
  placeLotteryBet: ({ world }) => ({
    ...marksix,
    body: {
      match_id: world.draws.drawsFrom('hkmarksix', world.now(), { start: 0, limit: 1 })[0]?.match_id ?? '',
      currency: walletOf(world),
      picks: [
        { kind: 'specialCode', selection: 8, amount: money(world, '2'), odds: '47.00' },
        {
          kind: 'specialCodeCombinationZodiacs',
          level: 2,
          selection: ['rat', 'ox', 'pig'],
          amount: money(world, '1'),
          odds: '4.05',
        },
      ],
    },
  }),
  listMyLotteryBets: async ({ before }) => {
    await before('placeLotteryBet');
    return { ...marksix, query: { start: 0, limit: 5, status: '-1' } };
  },
  getMyLotteryBet: async ({ before }) => ({
    params: { lottery: 'hkmarksix', id: idOf(await before('placeLotteryBet'), 'bet', 'bet_id') },
  }),
  placeRaceBet: ({ world }) => ({
    ...pk10,
    body: {
      race_id: world.draws.racesFrom('pk10', world.now(), { start: 0, limit: 1 })[0]?.id ?? '',
      currency: walletOf(world),
      picks: [
        { market: 'place', place: 1, selection: 'big', amount: money(world, '2'), odds: '1.98' },
        { market: 'sum', selection: 11, amount: money(world, '1'), odds: '8.64' },
        { market: 'dragonTiger', pair: '1-10', selection: 'dragon', amount: money(world, '1'), odds: '1.98' },
      ],
    },
  }),
  listMyRaceBets: async ({ before }) => {
    await before('placeRaceBet');
    return { ...pk10, query: { start: 0, limit: 5, status: '1' } };
  },
  getMyRaceBet: async ({ before }) => ({
    params: { race: 'pk10', id: idOf(await before('placeRaceBet'), 'bet', 'bet_id') },
  }),
  getCricketMatch: ({ world }) => ({ params: { id: cricketOnSale(world.seed, world.now())[0]?.id ?? '' } }),
  placeCricketBet: ({ world }) => {
    const plan = cricketOnSale(world.seed, world.now()).find(({ startMs }) => startMs > world.now());
    const odd = { amount: money(world, '2'), odd: '1.88' };
    return { body: { matchId: plan?.id ?? '', currency: walletOf(world), bets: { [`${plan?.id}.toss.home`]: odd } } };
  },
  listMyCricketBets: async ({ before }) => {
    await before('placeCricketBet');
    return { query: { start: 0, limit: 5, status: '1' } };
  },
  quoteCashOut: async ({ before }) => ({
    params: { game: 'soccer', id: idOf(await before('placeBet'), 'bet', 'bet_id') },
  }),
  cashOut: async ({ world, before }) => ({
    params: { game: 'soccer', id: idOf(await before('placeBet'), 'bet', 'bet_id') },
    body: { amount: money(world, '0.5') },
  }),
  cashOutPart: async ({ world, before }) => ({
    params: { game: 'soccer', id: idOf(await before('placeBet'), 'bet', 'bet_id') },
    body: { stake: money(world, '1'), amount: money(world, '0.2') },
  }),
  listMatchChanges: () => ({ ...soccer, query: { since: 'none' } }),
  getMatchDetails: ({ world }) => ({ params: { game: 'soccer', id: openMatch(world).match_id } }),
  getPriceHistory: ({ world }) => ({ params: { game: 'soccer', id: openMatch(world).match_id } }),
  saveBooking: () => ({ body: { picks: bookPicks(BOOKED) } }),
  getBooking: async ({ before }) => ({ params: { code: String((await before('saveBooking'))['code']) } }),
} satisfies Partial<SamplesOf<RowName>>;
