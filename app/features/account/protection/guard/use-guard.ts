import { skipToken } from '@reduxjs/toolkit/query';
import { serverClock } from '#app/api/server-clock.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { useWallet } from '#app/features/account/account/index.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { guardOf, type Action, type Guard } from './guard.ts';
import {
  useGetExclusionQuery,
  useGetIdentityQuery,
  useGetPlayerLimitsQuery,
} from '#app/features/account/protection/protection-api.ts';
import { useUnprotected } from '#app/features/account/protection/use-unprotected.ts';

const NONE: Guard = {};
const UNPROTECTED: Guard = { stop: { is: 'unprotected' } };

/**
 * Checks an amount against the player's limits and breaks; nothing for guests, or if the brand's jurisdiction requires none of
 * it.
 */
export function useGuard(action: Action, amount: string | undefined): Guard {
  const { isAccompanied, mandatoryLimits } = useRules();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const asked = isAccompanied && isPlayer ? undefined : skipToken;
  const { currentData: limits } = useGetPlayerLimitsQuery(asked);
  const wallet = useWallet();
  const brand = useBrand();
  const { currentData: exclusion } = useGetExclusionQuery(asked);
  const { currentData: identity } = useGetIdentityQuery(asked);
  const isUnprotected = useUnprotected();
  if (asked === skipToken) return NONE;
  if (isUnprotected) return UNPROTECTED;
  // Between a change of the wallet's currency and the next answer, limits and amount have different currencies and are not
  // compared.
  const isComparable = limits?.currency === (wallet?.currency ?? brand.currency);
  return guardOf(action, amount, {
    limits: isComparable ? limits.limits : [],
    exclusion,
    identity,
    mandatory: mandatoryLimits,
    asksDepositLimit: limits?.asks_deposit_limit,
    nowMs: serverClock.gameTime(),
  });
}
