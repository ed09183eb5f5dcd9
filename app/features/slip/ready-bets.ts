import type { ReadyBet } from './place-tickets.ts';
import type { AcceptOdds } from './price-items.ts';
import { pickKey, type SlipItem } from './slip-item.ts';
import type { SlipSummary } from './summarise.ts';
import { toBetRequest } from './to-engine-slip.ts';

/** The bets of a slip in the shape they leave in, at the odds that are shown. */
export function readyBets(
  { staked }: SlipSummary,
  accept: AcceptOdds,
  title: (pick: SlipItem) => string,
): readonly ReadyBet[] {
  return staked.flatMap(({ ticket, bet }) =>
    bet === undefined
      ? []
      : [
          {
            game: ticket.game,
            body: toBetRequest(bet.slip, accept),
            picks: ticket.priced.map(({ item }) => pickKey(item)),
            // A bet of the whole game is named by it; a single by its pick.
            ...(ticket.id !== ticket.game && { title: ticket.priced.map(({ item }) => title(item)).join() }),
          },
        ],
  );
}
