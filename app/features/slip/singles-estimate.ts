import type { SportGame } from '#contract/entities/sport-game.ts';
import { estimateSingles } from '#engine/sports/estimate-singles.ts';
import type { Estimate } from '#engine/sports/estimate.ts';
import type { CheckedTicket } from './check-ticket.ts';
import { isSamePick } from './slip-item.ts';
import { toEngineSlip } from './to-engine-slip.ts';

/** What single bets of one game come to together, by the engine: bets on one match hang together. */
export function singlesEstimate(game: SportGame, staked: readonly CheckedTicket[], currency: string): Estimate {
  const items = staked.flatMap(({ ticket }) => ticket.priced.map(({ bet }) => bet));
  const slip = toEngineSlip({ game, items, passes: ['single'], stake: '1', currency });
  const stakes = slip.matches.flatMap(({ id, picks }) =>
    picks.map(({ market, outcome }) => {
      const index = items.findIndex((item) =>
        isSamePick(item, { matchId: id, market: market as (typeof item)['market'], outcome }),
      );
      return staked[index]?.bet?.slip.stake ?? '0';
    }),
  );
  return estimateSingles(slip, stakes);
}
