import { listMyLotteryBets } from '#contract/rows/list-my-lottery-bets.ts';
import { listMyRaceBets } from '#contract/rows/list-my-race-bets.ts';
import { placeLotteryBet } from '#contract/rows/place-lottery-bet.ts';
import { placeRaceBet } from '#contract/rows/place-race-bet.ts';
import type { RowData, RowRequest } from '#contract/row.ts';
import { areSamePicks, isAfterPress } from '#app/api/money/fits.ts';
import { defineMoney } from '#app/api/money/money-row.ts';

const BETS_READ = 20;
const LOTTERY_MEMBERS = ['kind', 'position', 'selection', 'level', 'configuration', 'amount'];
const RACE_MEMBERS = ['market', 'place', 'pair', 'selection', 'amount'];

type LotterySlip = RowRequest<typeof placeLotteryBet>['body'];
type RaceSlip = RowRequest<typeof placeRaceBet>['body'];

export const placeLotteryBetMoney = defineMoney({
  row: placeLotteryBet,
  receipt: ({ bet }) => bet,
  search: {
    row: listMyLotteryBets,
    request: ({ request }) => ({ params: request.params, query: { start: 0, limit: BETS_READ } }),
    find: ({ bets }: RowData<typeof listMyLotteryBets>, intent) => {
      const sent = intent.request.body as LotterySlip;
      return bets
        .filter((bet) => bet.match_id === sent.match_id && bet.currency === sent.currency)
        .filter((bet) => isAfterPress(bet.placed_at, intent) && areSamePicks(bet.picks, sent.picks, LOTTERY_MEMBERS))
        .map((bet) => ({ id: bet.bet_id, receipt: bet }))
        .toReversed();
    },
  },
});

export const placeRaceBetMoney = defineMoney({
  row: placeRaceBet,
  receipt: ({ bet }) => bet,
  search: {
    row: listMyRaceBets,
    request: ({ request }) => ({ params: request.params, query: { start: 0, limit: BETS_READ } }),
    find: ({ bets }: RowData<typeof listMyRaceBets>, intent) => {
      const sent = intent.request.body as RaceSlip;
      return bets
        .filter((bet) => bet.race_id === sent.race_id && bet.currency === sent.currency)
        .filter((bet) => isAfterPress(bet.placed_at, intent) && areSamePicks(bet.picks, sent.picks, RACE_MEMBERS))
        .map((bet) => ({ id: bet.bet_id, receipt: bet }))
        .toReversed();
    },
  },
});
