import type { Bounds } from '#engine/limits/bounds.ts';
import { maxStake } from '#engine/limits/max-stake.ts';
import { addAmounts, compareAmounts, subtractAmounts } from '#engine/money/amount.ts';
import type { Slip } from '#engine/sports/slip.ts';
import type { GameLimits } from '#contract/entities/config.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import type { SlipSummary } from './summarise.ts';

/** What bounds the stakes of a slip. */
export interface StakeRoom {
  /** The highest stake of a bet beside the others, by the engine; undefined where nothing bounds it, or it cannot be told yet. */
  readonly most: (ticketId: string) => string | undefined;
}

interface Around {
  readonly limits: Readonly<Partial<Record<SportGame, GameLimits | undefined>>>;
  readonly rate: string | undefined;
  readonly brandStake: Bounds | undefined;
  readonly funds: string | undefined;
}

/** What the other bets of the slip take is not there for this one. */
export function stakeRoom({ tickets }: SlipSummary, { limits, rate, brandStake, funds }: Around): StakeRoom {
  const left = (ticketId: string): string | undefined => {
    if (funds === undefined) return undefined;
    const others = tickets
      .filter(({ ticket }) => ticket.id !== ticketId)
      .map(({ bet }) => bet?.estimate.stake ?? '0')
      .reduce(addAmounts, '0');
    const rest = subtractAmounts(funds, others);
    return compareAmounts(rest, '0') > 0 ? rest : '0';
  };
  return {
    most(ticketId) {
      const found = tickets.find(({ ticket }) => ticket.id === ticketId);
      const game = found && limits[found.ticket.game];
      if (found?.unit === undefined || game === undefined || rate === undefined) return undefined;
      const unit: Slip = found.unit;
      return maxStake(unit, { funds: left(ticketId), bet: game.bet, own: brandStake, bonus: game.Bonus, rate });
    },
  };
}
