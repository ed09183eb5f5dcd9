import type { Bet } from '#contract/entities/bet.ts';
import { listMyBets } from '#contract/rows/list-my-bets.ts';
import { placeBet, type BetRequest } from '#contract/rows/place-bet.ts';
import type { RowData } from '#contract/row.ts';
import { areSamePicks, isAfterPress, isSameAmount } from '#app/api/money/fits.ts';
import { defineMoney } from '#app/api/money/money-row.ts';

const BETS_READ = 20;

function isSameSlip(bet: Bet, sent: BetRequest): boolean {
  return (
    isSameAmount(bet.stake, sent.stake) &&
    bet.multiple === sent.multiple &&
    bet.currency === sent.currency &&
    bet.passes.toSorted().join() === sent.passes.toSorted().join() &&
    areSamePicks(picksOf(bet.matches), picksOf(sent.matches), ['match_id', 'banker', 'kind', 'outcome'])
  );
}

/** Odds are left out: where the player accepts others, the bet has those that it was placed at. */
function picksOf(matches: Bet['matches'] | BetRequest['matches']) {
  return matches.flatMap(({ match_id, banker = false, picks }) =>
    picks.map(({ kind, outcome }) => ({ match_id, banker, kind, outcome })),
  );
}

export const placeBetMoney = defineMoney({
  row: placeBet,
  receipt: ({ bet }) => bet,
  search: {
    row: listMyBets,
    request: ({ request }) => ({ params: request.params, query: { start: 0, limit: BETS_READ } }),
    find: ({ bets }: RowData<typeof listMyBets>, intent) =>
      bets
        .filter((bet) => isAfterPress(bet.placed_at, intent) && isSameSlip(bet, intent.request.body as BetRequest))
        .map((bet) => ({ id: bet.bet_id, receipt: bet }))
        .toReversed(),
  },
});
