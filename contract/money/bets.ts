import type { Bet } from '../entities/bet.ts';
import { PRODUCT_IDS } from '../entities/product-ids.ts';
import { cashOut } from '../rows/sports/cash-out.ts';
import { cashOutPart } from '../rows/sports/cash-out-part.ts';
import { getMyBet } from '../rows/sports/get-my-bet.ts';
import { ANY_STATUS, listMyBets } from '../rows/sports/list-my-bets.ts';
import { placeBet, type BetRequest } from '../rows/sports/place-bet.ts';
import { placeCricketBet } from '../rows/sports/place-cricket-bet.ts';
import type { RowData, RowRequest } from '../row.ts';
import { areSamePicks, isAfterPress, isSameAmount, pageOf, picksText, plain, sumOf } from './matches.ts';
import { searchMovements } from './search-movements.ts';
import { defineSearch } from './search.ts';

const BETS_READ = 20;
const SLIP_MEMBERS = ['match_id', 'banker', 'kind', 'outcome'];

function isSameSlip(bet: Bet, sent: BetRequest): boolean {
  return (
    isSameAmount(bet.stake, sent.stake) &&
    bet.multiple === sent.multiple &&
    bet.currency === sent.currency &&
    bet.passes.toSorted().join() === sent.passes.toSorted().join() &&
    areSamePicks(picksOf(bet.matches), picksOf(sent.matches), SLIP_MEMBERS)
  );
}

/** Without odds: if the player accepts changes, the bet has the odds at placement. */
function picksOf(matches: Bet['matches'] | BetRequest['matches']) {
  return matches.flatMap(({ match_id, banker = false, picks }) =>
    picks.map(({ kind, outcome }) => ({ match_id, banker, kind, outcome })),
  );
}

export const placeBetSearch = defineSearch({
  row: placeBet,
  search: {
    row: listMyBets,
    request: ({ request }, start = 0) => ({
      params: request.params,
      query: { start, limit: BETS_READ, status: ANY_STATUS },
    }),
    find: ({ bets }: RowData<typeof listMyBets>, press) =>
      bets
        .filter((bet) => isAfterPress(bet.placed_at, press) && isSameSlip(bet, press.request.body as BetRequest))
        .map((bet) => ({ id: bet.bet_id, at: Date.parse(bet.placed_at), receipt: bet }))
        .toReversed(),
    looks: ({ request }) => {
      const { stake, multiple, currency, passes, matches } = request.body as BetRequest;
      const bet = [request.params['game'], plain(stake), multiple, currency, passes.toSorted().join()];
      return [...bet, picksText(picksOf(matches), SLIP_MEMBERS)].join(' ');
    },
    page: ({ total, bets }: RowData<typeof listMyBets>) =>
      pageOf(
        bets.map((bet) => [bet.bet_id, bet.placed_at]),
        BETS_READ,
        total,
      ),
  },
  isOwn: ({ bet }, { request }) => isSameSlip(bet, request.body as BetRequest),
  made: ({ bet }) => ({ id: bet.bet_id, at: bet.placed_at }),
  rebuild: (bet: Bet, balance) => ({ bet, balance }),
});

/**
 * Our addition: an upstream that has it knows keys, or the edge does. The payout may exceed the request, so the bet itself is
 * read: it can be sold once.
 */
export const cashOutSearch = defineSearch({
  row: cashOut,
  search: {
    row: getMyBet,
    request: ({ request }) => ({ params: request.params }),
    find: (bet: RowData<typeof getMyBet>, press) =>
      bet.cashed_out === true && bet.settled_at !== undefined && isAfterPress(bet.settled_at, press)
        ? [{ id: bet.bet_id, at: Date.parse(bet.settled_at), receipt: bet }]
        : [],
    looks: ({ request: { params } }) => [params['game'], params['id'], 'whole'].join(' '),
  },
  isOwn: ({ bet }, { request }) => bet.bet_id === request.params['id'],
  rebuild: (bet: Bet, balance) => ({ bet, balance }),
});

type SoldPart = RowRequest<typeof cashOutPart>['body'];

/** As `cashOut`; the bet names its sold parts. */
export const cashOutPartSearch = defineSearch({
  row: cashOutPart,
  search: {
    row: getMyBet,
    request: ({ request }) => ({ params: request.params }),
    find: (bet: RowData<typeof getMyBet>, press) =>
      (bet.parts ?? [])
        .filter(
          ({ at, stake }) => isAfterPress(at, press) && isSameAmount(stake, (press.request.body as SoldPart).stake),
        )
        .map(({ part_id, at }) => ({ id: part_id, at: Date.parse(at), receipt: bet })),
    looks: ({ request: { params, body } }) => [params['game'], params['id'], plain((body as SoldPart).stake)].join(' '),
  },
  isOwn: ({ bet }, { request }) => bet.bet_id === request.params['id'],
  rebuild: (bet: Bet, balance) => ({ bet, balance }),
});

interface CricketSlip {
  readonly body: RowRequest<typeof placeCricketBet>['body'];
}

/**
 * Cricket's list of bets is our addition: in an upstream without keys the stake's movement is searched, which may lack the
 * product and has another id.
 */
export const placeCricketBetSearch = defineSearch({
  row: placeCricketBet,
  search: searchMovements(
    'stake',
    'out',
    ({ body }: CricketSlip) => sumOf(Object.values(body.bets).map(({ amount }) => amount)),
    PRODUCT_IDS.cricket,
  ),
  made: ({ bet }) => ({ at: bet.placed_at }),
  isOwn: ({ bet }, { request }) => {
    const sent = request.body as CricketSlip['body'];
    const names = Object.keys(sent.bets);
    return (
      bet.matchId === sent.matchId &&
      names.length === Object.keys(bet.bets).length &&
      names.every((id) => isSameAmount(bet.bets[id]?.amount ?? '', sent.bets[id]?.amount ?? ''))
    );
  },
});
