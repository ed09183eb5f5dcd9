import { type Bounds, maxStake } from '#engine/limits';
import { addAmounts, compareAmounts, type LineStake, multiplyAmounts, subtractAmounts } from '#engine/money';
import type { Slip } from '#engine/sports';
import type { GameLimits, SportGame } from '#contract/entities';
import type { SlipSummary } from './summarise.ts';

/** What limits the stakes of a slip. */
export interface StakeRoom {
  /** The highest stake per line of a bet beside the others, by the engine; undefined if there is no limit, or if it is not known yet. */
  readonly maxLineStake: (ticketId: string) => LineStake | undefined;
  /** Stakes per line that are allowed, by ticket, for the bets whose stake is too high; undefined if lowering them is not enough. */
  readonly allowed: () => readonly AllowedStake[] | undefined;
}

export interface AllowedStake {
  readonly ticketId: string;
  readonly game: SportGame;
  readonly lineStake: LineStake;
}

interface StakeContext {
  readonly limits: Readonly<Partial<Record<SportGame, GameLimits | undefined>>>;
  readonly rate: string | undefined;
  readonly brandStake: Bounds | undefined;
  readonly funds: string | undefined;
}

/** The stakes of the slip's other bets are not available for this one. */
export function stakeRoom(
  { tickets, staked }: SlipSummary,
  { limits, rate, brandStake, funds }: StakeContext,
): StakeRoom {
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
    maxLineStake(ticketId) {
      const found = tickets.find(({ ticket }) => ticket.id === ticketId);
      const game = found && limits[found.ticket.game];
      if (found?.unit === undefined || game === undefined || rate === undefined) return undefined;
      const unit: Slip = found.unit;
      return maxStake(unit, { funds: left(ticketId), bet: game.bet, own: brandStake, bonus: game.Bonus, rate });
    },
    allowed() {
      const lowered: AllowedStake[] = [];
      let rest = funds;
      for (const { ticket, unit, bet, lines } of staked) {
        const game = limits[ticket.game];
        if (unit === undefined || bet === undefined || game === undefined || rate === undefined) return undefined;
        const most = maxStake(unit, { funds: rest, bet: game.bet, own: brandStake, bonus: game.Bonus, rate });
        const isTooHigh = most !== undefined && compareAmounts(bet.slip.stake, most) > 0;
        if (isTooHigh) {
          // Below the minimum of one bet, a lower stake is no way out.
          if (compareAmounts(most, '0') <= 0) return undefined;
          lowered.push({ ticketId: ticket.id, game: ticket.game, lineStake: most });
        }
        if (rest === undefined) continue;
        const own = isTooHigh
          ? multiplyAmounts(most, multiplyAmounts(bet.slip.multiple.toString(), lines))
          : bet.estimate.stake;
        rest = subtractAmounts(rest, own);
      }
      return lowered.length === 0 ? undefined : lowered;
    },
  };
}
