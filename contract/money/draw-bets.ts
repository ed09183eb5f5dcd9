import type { LotteryBet } from '../entities/lottery.ts';
import type { RaceBet } from '../entities/race.ts';
import { listMyLotteryBets } from '../rows/lottery/list-my-lottery-bets.ts';
import { listMyRaceBets } from '../rows/lottery/list-my-race-bets.ts';
import { placeLotteryBet } from '../rows/lottery/place-lottery-bet.ts';
import { placeRaceBet } from '../rows/lottery/place-race-bet.ts';
import { ANY_STATUS } from '../rows/sports/list-my-bets.ts';
import type { RowData, RowRequest } from '../row.ts';
import { areSamePicks, isAfterPress, pageOf, picksText } from './matches.ts';
import { defineSearch, type Press } from './search.ts';

const BETS_READ = 20;
const LOTTERY_MEMBERS = ['kind', 'position', 'selection', 'level', 'configuration', 'amount'];
const RACE_MEMBERS = ['market', 'place', 'pair', 'selection', 'amount'];

type LotterySlip = RowRequest<typeof placeLotteryBet>['body'];
type RaceSlip = RowRequest<typeof placeRaceBet>['body'];

function isSameLotterySlip(bet: LotteryBet, { request }: Press): boolean {
  const sent = request.body as LotterySlip;
  const isOfRound = bet.match_id === sent.match_id && bet.currency === sent.currency;
  return isOfRound && areSamePicks(bet.picks, sent.picks, LOTTERY_MEMBERS);
}

export const placeLotteryBetSearch = defineSearch({
  row: placeLotteryBet,
  search: {
    row: listMyLotteryBets,
    request: ({ request }, start = 0) => ({
      params: request.params,
      query: { start, limit: BETS_READ, status: ANY_STATUS },
    }),
    find: ({ bets }: RowData<typeof listMyLotteryBets>, press) =>
      bets
        .filter((bet) => isAfterPress(bet.placed_at, press) && isSameLotterySlip(bet, press))
        .map((bet) => ({ id: bet.bet_id, at: Date.parse(bet.placed_at), receipt: bet }))
        .toReversed(),
    looks: ({ request }) => {
      const { match_id, currency, picks } = request.body as LotterySlip;
      return [request.params['lottery'], match_id, currency, picksText(picks, LOTTERY_MEMBERS)].join(' ');
    },
    page: ({ total, bets }: RowData<typeof listMyLotteryBets>) =>
      pageOf(
        bets.map((bet) => [bet.bet_id, bet.placed_at]),
        BETS_READ,
        total,
      ),
  },
  isOwn: ({ bet }, press) => isSameLotterySlip(bet, press),
  made: ({ bet }) => ({ id: bet.bet_id, at: bet.placed_at }),
  rebuild: (bet: LotteryBet, balance) => ({ bet, balance }),
});

function isSameRaceSlip(bet: RaceBet, { request }: Press): boolean {
  const sent = request.body as RaceSlip;
  const isOfRound = bet.race_id === sent.race_id && bet.currency === sent.currency;
  return isOfRound && areSamePicks(bet.picks, sent.picks, RACE_MEMBERS);
}

export const placeRaceBetSearch = defineSearch({
  row: placeRaceBet,
  search: {
    row: listMyRaceBets,
    request: ({ request }, start = 0) => ({
      params: request.params,
      query: { start, limit: BETS_READ, status: ANY_STATUS },
    }),
    find: ({ bets }: RowData<typeof listMyRaceBets>, press) =>
      bets
        .filter((bet) => isAfterPress(bet.placed_at, press) && isSameRaceSlip(bet, press))
        .map((bet) => ({ id: bet.bet_id, at: Date.parse(bet.placed_at), receipt: bet }))
        .toReversed(),
    looks: ({ request }) => {
      const { race_id, currency, picks } = request.body as RaceSlip;
      return [request.params['race'], race_id, currency, picksText(picks, RACE_MEMBERS)].join(' ');
    },
    page: ({ total, bets }: RowData<typeof listMyRaceBets>) =>
      pageOf(
        bets.map((bet) => [bet.bet_id, bet.placed_at]),
        BETS_READ,
        total,
      ),
  },
  isOwn: ({ bet }, press) => isSameRaceSlip(bet, press),
  made: ({ bet }) => ({ id: bet.bet_id, at: bet.placed_at }),
  rebuild: (bet: RaceBet, balance) => ({ bet, balance }),
});
