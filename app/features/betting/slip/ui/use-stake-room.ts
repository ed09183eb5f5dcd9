import { compareAmounts } from '#engine/money';
import { useGuard } from '#app/features/account/protection/index.ts';
import { type StakeRoom, stakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';
import type { useSlip } from './use-slip.ts';

type Parts = Pick<ReturnType<typeof useSlip>, 'summary' | 'book' | 'rate' | 'brandStake' | 'rules' | 'funds'>;

/** The stakes that balance, limits of the game and limits of the player allow. */
export function useStakeRoom({ summary, book, rate, brandStake, rules, funds }: Parts): StakeRoom {
  const own = useGuard('bet', undefined).room?.left;
  const isTighter = own !== undefined && (funds === undefined || compareAmounts(own, funds) < 0);
  return stakeRoom(summary, { limits: book.limits, rate, brandStake, rules, funds: isTighter ? own : funds });
}
