import type { InferOutput } from 'valibot';
import type { Exclusion, PlayerLimits, SessionSummary } from '#contract/entities/protection.ts';
import type { RowRequest } from '#contract/row.ts';
import { acknowledgeRealityCheck } from '#contract/rows/acknowledge-reality-check.ts';
import { excludeSelf } from '#contract/rows/exclude-self.ts';
import { getExclusion } from '#contract/rows/get-exclusion.ts';
import { getPlayerLimits } from '#contract/rows/get-player-limits.ts';
import { getSessionSummary } from '#contract/rows/get-session-summary.ts';
import { setPlayerLimit } from '#contract/rows/set-player-limit.ts';
import { setRealityCheck } from '#contract/rows/set-reality-check.ts';
import { api } from '#app/api/api.ts';
import { fromRow } from '#app/api/from-row.ts';

export type Limits = InferOutput<typeof PlayerLimits>;
export type LimitChange = RowRequest<typeof setPlayerLimit>['body'];
export type Break = RowRequest<typeof excludeSelf>['body'];

/** What is used of limits and won in a session moves with the wallet: both are read again whenever the account is. */
export const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlayerLimits: build.query<Limits, void>({
      query: fromRow(getPlayerLimits, () => ({})),
      providesTags: ['Account', 'Protection'],
    }),
    getExclusion: build.query<Exclusion, void>({
      query: fromRow(getExclusion, () => ({})),
      providesTags: ['Protection'],
    }),
    getSessionSummary: build.query<SessionSummary, void>({
      query: fromRow(getSessionSummary, () => ({})),
      providesTags: ['Account', 'Protection'],
    }),
    setPlayerLimit: build.mutation<Limits, LimitChange>({
      query: fromRow(setPlayerLimit, (body) => ({ body })),
      invalidatesTags: ['Protection'],
    }),
    excludeSelf: build.mutation<Exclusion, Break>({
      query: fromRow(excludeSelf, (body) => ({ body })),
      invalidatesTags: ['Protection'],
    }),
    setRealityCheck: build.mutation<SessionSummary, number>({
      query: fromRow(setRealityCheck, (minutes) => ({ body: { minutes } })),
      invalidatesTags: ['Protection'],
    }),
    acknowledgeRealityCheck: build.mutation<SessionSummary, void>({
      query: fromRow(acknowledgeRealityCheck, () => ({})),
      invalidatesTags: ['Protection'],
    }),
  }),
});

export const {
  useGetPlayerLimitsQuery,
  useGetExclusionQuery,
  useGetSessionSummaryQuery,
  useSetPlayerLimitMutation,
  useExcludeSelfMutation,
  useSetRealityCheckMutation,
  useAcknowledgeRealityCheckMutation,
} = protectionApi;
