import type { SportGame } from '#contract/entities';
import { type Estimate, estimateSingles } from '#engine/sports';
import type { CheckedTicket } from './check-ticket.ts';
import { isSamePick } from '#app/features/betting/slip/model/slip-item.ts';
import { toEngineSlip } from './to-engine-slip.ts';

/** The total of single bets of one game under the brand's rules, by the engine: bets on one match depend on each other. */
export function singlesEstimate(game: SportGame, staked: readonly CheckedTicket[], currency: string): Estimate {
  const items = staked.flatMap(({ ticket }) => ticket.priced.map(({ bet }) => bet));
  const slip = toEngineSlip({ game, items, passes: ['single'], lineStake: '1', currency });
  const lineStakes = slip.matches.flatMap(({ id, picks }) =>
    picks.map(({ market, outcome }) => {
      const index = items.findIndex((item) =>
        isSamePick(item, { matchId: id, market: market as (typeof item)['market'], outcome }),
      );
      return staked[index]?.bet?.slip.stake ?? '0';
    }),
  );
  return estimateSingles(slip, lineStakes, staked[0]?.bet?.rules);
}
