import { isolated } from '#app/i18n/isolated.ts';
import type { ReadyBet } from './place-tickets.ts';
import type { AcceptOdds } from '#app/features/betting/slip/pricing/to-engine-slip.ts';
import { cricketKey, pickKey, type SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import type { CricketTicket, WholeSummary } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { toBetRequest } from '#app/features/betting/slip/pricing/to-engine-slip.ts';

/** The bets of a slip in the form of the request, at the odds shown. */
export function readyBets(
  { staked, stakedCricket, currency }: WholeSummary,
  accept: AcceptOdds,
  title: (pick: SlipItem) => string,
): readonly ReadyBet[] {
  const sports = staked.flatMap(({ ticket, bet }): ReadyBet[] =>
    bet === undefined
      ? []
      : [
          {
            call: { row: 'placeBet', game: ticket.game, body: toBetRequest(bet.slip, accept, bet.extraBonus) },
            picks: ticket.priced.map(({ item }) => pickKey(item)),
            bet: {
              items: ticket.priced.map(({ bet: item }) => item),
              coupon: {
                passes: ticket.passes,
                stake: ticket.lineStake,
                ...(ticket.total !== undefined && { total: ticket.total }),
                multiple: ticket.multiple,
                bankers: ticket.bankers,
              },
            },
            // A combined bet is named by its game, a single by its pick.
            ...(ticket.id !== ticket.game && { title: ticket.priced.map(({ item }) => title(item)).join() }),
          },
        ],
  );
  return [...sports, ...stakedCricket.map((ticket) => cricketBet(ticket, currency))];
}

function cricketBet({ matchId, home, away, summary }: CricketTicket, currency: string): ReadyBet {
  const { entries, bets } = summary;
  const picks = entries.flatMap(({ id, categoryLabel, slipLabel, odd, moved, typed }) =>
    id in bets ? [{ id, categoryLabel, slipLabel, odd: moved ?? odd, typed }] : [],
  );
  return {
    call: { row: 'placeCricketBet', body: { matchId, currency, bets } },
    picks: picks.map(({ id }) => cricketKey(matchId, id)),
    title: `${isolated(home)} – ${isolated(away)}`,
    cricket: { matchId, home, away, picks },
  };
}
