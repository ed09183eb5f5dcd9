import { type Bounds, capCut, maxStake } from '#engine/limits';
import { addAmounts, compareAmounts, type LineStake, subtractAmounts, type TotalStake } from '#engine/money';
import { type Estimate, estimateUnderRules, type SettleRules, type Slip } from '#engine/sports';
import type { GameLimits, SportGame } from '#contract/entities';
import { limitWarnings } from './check-ticket.ts';
import { shortStake } from './line-stake.ts';
import { isOnlyTooHigh } from './reasons.ts';
import type { SlipSummary } from './summarise.ts';

/** What limits the stakes of a slip. Stakes that it names have two places where the exact ones have more. */
export interface StakeRoom {
  /** The highest stake per line of a bet beside the others that no prize cap makes useless; undefined if there is no limit, or if it is not known yet. */
  readonly maxLineStake: (ticketId: string) => LineStake | undefined;
  /**
   * Stakes per line that are allowed, by ticket, for the bets whose stake is too high; undefined if lowering them is not enough to make
   * the slip possible.
   */
  readonly allowed: () => readonly AllowedStake[] | undefined;
}

export interface AllowedStake {
  readonly ticketId: string;
  readonly game: SportGame;
  readonly lineStake: LineStake;
  /** What all lines cost together at this stake. */
  readonly total: TotalStake;
}

interface StakeContext {
  readonly limits: Readonly<Partial<Record<SportGame, GameLimits | undefined>>>;
  readonly rate: string | undefined;
  readonly brandStake: Bounds | undefined;
  /** The brand's caps and withholding. */
  readonly rules?: SettleRules | undefined;
  readonly funds: string | undefined;
}

/** The stakes of the slip's other bets are not available for this one. */
export function stakeRoom(
  { tickets, staked, reasons }: SlipSummary,
  { limits, rate, brandStake, rules, funds }: StakeContext,
): StakeRoom {
  const maxOf = (unit: Slip, { bet, Bonus: bonus }: GameLimits, left: string | undefined, scale: string) =>
    maxStake(unit, { funds: left, bet, own: brandStake, bonus, rate: scale, rules });
  /** The bet at a stake; undefined if a limit does not allow it. */
  const bid = (unit: Slip, stake: LineStake, bounds: GameLimits, scale: string, known?: Estimate) => {
    const estimate = known ?? estimateUnderRules({ ...unit, stake }, rules ?? {});
    const isPossible =
      compareAmounts(stake, '0') > 0 &&
      limitWarnings(unit, estimate, { limits: bounds, rate: scale, brandStake }).length === 0;
    return isPossible ? { stake, estimate } : undefined;
  };
  /** The highest of the possible stakes that a prize cap does not lower: more of it wins no more. With two places where they do. */
  const best = (unit: Slip, most: LineStake, bounds: GameLimits, scale: string) => {
    const useful = capCut({ ...unit, stake: most }, rules ?? {})?.usefulStake;
    const found = useful && (bid(unit, shortStake(unit, useful), bounds, scale) ?? bid(unit, useful, bounds, scale));
    return found ?? bid(unit, shortStake(unit, most), bounds, scale);
  };
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
      const most = maxOf(unit, game, left(ticketId), rate);
      return most && (best(unit, most, game, rate)?.stake ?? most);
    },
    allowed() {
      if (!isOnlyTooHigh(reasons)) return undefined;
      const lowered: AllowedStake[] = [];
      let rest = funds;
      for (const { ticket, unit, bet } of staked) {
        const bounds = limits[ticket.game];
        if (unit === undefined || bet === undefined || bounds === undefined || rate === undefined) return undefined;
        const most = maxOf(unit, bounds, rest, rate);
        const isTooHigh = most !== undefined && compareAmounts(bet.slip.stake, most) > 0;
        const found = isTooHigh
          ? (best(unit, most, bounds, rate) ?? bid(unit, most, bounds, rate))
          : bid(unit, bet.slip.stake, bounds, rate, bet.estimate);
        // No way out: it stays below a minimum, or cannot win.
        if (found === undefined) return undefined;
        const { stake, estimate } = found;
        if (isTooHigh)
          lowered.push({ ticketId: ticket.id, game: ticket.game, lineStake: stake, total: estimate.stake });
        if (rest !== undefined) rest = subtractAmounts(rest, estimate.stake);
      }
      return lowered.length === 0 ? undefined : lowered;
    },
  };
}
