import { skipToken } from '@reduxjs/toolkit/query';
import { LACKS_ROW, type ApiError } from '#app/api/api-error.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useGetExclusionQuery, useGetPlayerLimitsQuery, useGetSessionSummaryQuery } from './protection-api.ts';

/**
 * Whether the upstream has no calls for limits, breaks or the session, though the jurisdiction allows no bet without them. One that
 * fails for a moment has them.
 */
export function useUnprotected(): boolean {
  const { isAccompanied } = useRules();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const asked = isAccompanied && isPlayer ? undefined : skipToken;
  const reads = [useGetPlayerLimitsQuery(asked), useGetExclusionQuery(asked), useGetSessionSummaryQuery(asked)];
  return reads.some(({ error }) => isMissing(error as ApiError | undefined));
}

const isMissing = (error: ApiError | undefined) =>
  error !== undefined && 'status' in error && LACKS_ROW.has(error.status);
