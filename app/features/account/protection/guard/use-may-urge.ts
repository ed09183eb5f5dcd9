import { skipToken } from '@reduxjs/toolkit/query';
import { serverClock } from '#app/api/server-clock.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useGetExclusionQuery } from '#app/features/account/protection/protection-api.ts';
import { runningBreak } from './guard.ts';

/**
 * Whether the page may urge the player on: levels, rewards, invitations, promotions. No player on a break is urged, nor one whose break a
 * national register has yet to deny; undefined until it is known, which in a jurisdiction without rules only pages that urge wait for.
 *
 * @param isPage of a page or dialog that urges, and not of a link to one
 */
export function useMayUrge(isPage = false): boolean | undefined {
  const { isAccompanied } = useRules();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const { currentData, isError } = useGetExclusionQuery(isPlayer ? undefined : skipToken);
  if (!isPlayer) return true;
  if (currentData !== undefined)
    return currentData.unanswered === undefined && runningBreak(currentData, serverClock.gameTime()) === undefined;
  // An upstream of the specification alone knows no breaks.
  if (isError) return !isAccompanied;
  return isAccompanied || isPage ? undefined : true;
}
