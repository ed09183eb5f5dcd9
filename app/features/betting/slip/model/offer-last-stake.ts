import { selectCurrency } from '#app/features/account/account/index.ts';
import { startListening } from '#app/store/hooks.ts';
import type { LastStake } from '#app/store/preferences-slice.ts';
import { changeCoupon } from './change-slip.ts';
import { countPicks } from './slip-item.ts';
import { pickToggled } from './slip-slice.ts';
import { changeSlip } from './use-change-slip.ts';

/** Without idle zeros, as a player types it. @example trimmed('2.500000') // '2.5' */
function trimmed(amount: string): string {
  if (!amount.includes('.')) return amount;
  let end = amount.length;
  while (amount[end - 1] === '0') end -= 1;
  return amount.slice(0, amount[end - 1] === '.' ? end - 1 : end);
}

/** The last stake as a field shows it: the total where totals are entered. */
export const lastStakeIn = ({ amount, total }: LastStake, isTotal: boolean): string =>
  trimmed((isTotal ? total : undefined) ?? amount);

/** The stake of the last bet is in the field of the next one, from its first pick: who changes nothing is asked for nothing. */
export function offerLastStake(): void {
  startListening({
    predicate: (action, now, before) =>
      pickToggled.match(action) &&
      now.slip !== undefined &&
      countPicks(now.slip) === 1 &&
      (before.slip === undefined || countPicks(before.slip) === 0),
    effect: (_, { dispatch, getState }) => {
      const { slip, preferences } = getState();
      const { lastStake, stakeBy } = preferences;
      const game = slip?.items[0]?.game;
      if (game === undefined || lastStake === undefined || lastStake.currency !== selectCurrency(getState())) return;
      const isTotal = stakeBy === 'total';
      // One pick is one line: its stake is its total.
      const stake = lastStakeIn(lastStake, isTotal);
      dispatch(changeSlip(changeCoupon(game, { stake, total: isTotal ? stake : undefined })));
    },
  });
}
