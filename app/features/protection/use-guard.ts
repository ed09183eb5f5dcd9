import { skipToken } from '@reduxjs/toolkit/query';
import { serverClock } from '#app/api/server-clock.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { guardOf, type Action, type Guard } from './guard.ts';
import { useGetExclusionQuery, useGetPlayerLimitsQuery } from './protection-api.ts';

const NONE: Guard = {};

/** What the player's limits and breaks say to an amount; nothing for visitors, and for brands whose jurisdiction asks for none of it. */
export function useGuard(action: Action, amount: string | undefined): Guard {
  const { isAccompanied, mandatoryLimits } = useRules();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const asked = isAccompanied && isPlayer ? undefined : skipToken;
  const { currentData: limits } = useGetPlayerLimitsQuery(asked);
  const { currentData: exclusion } = useGetExclusionQuery(asked);
  if (asked === skipToken) return NONE;
  return guardOf(action, amount, {
    limits: limits?.limits ?? [],
    exclusion,
    mandatory: mandatoryLimits,
    nowMs: serverClock.gameTime(),
  });
}
