import type { BetRules } from '#contract/entities';
import type { OwnRules } from '#app/features/account/account/index.ts';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { foldBound } from './slip-passes.ts';

/** The brand's caps and withholding of a cricket bet, in the contract's form; none where the brand has neither. */
export function rulesOfCricket({ settlement = {} }: Pick<OwnRules, 'settlement'>): BetRules | undefined {
  const { prizeCap, withholding } = settlement;
  if ((prizeCap ?? withholding) === undefined) return undefined;
  return {
    ...(prizeCap && { prize_cap: prizeCap.filter(({ from }) => from === 1).map((cap) => ({ ...cap })) }),
    ...(withholding && { withholding }),
  };
}

/** The brand's rules of a bet on these picks, in the contract's form; none while their amounts are not known in the player's currency. */
export function rulesOfItems(
  items: readonly SlipItem[],
  { folds, settlement, postponedHours }: OwnRules,
): BetRules | undefined {
  const [item] = items;
  if (item === undefined || settlement === undefined) return undefined;
  const { prizeCap, withholding } = settlement;
  return {
    longest_line: foldBound(item.game, items, folds)?.most,
    postponed_hours: postponedHours,
    ...(prizeCap && { prize_cap: prizeCap.map((cap) => ({ ...cap })) }),
    ...(withholding && { withholding }),
  };
}
