import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { InferOutput } from 'valibot';
import type { Exclusion, Identity, MarketingChoice, PlayerLimits, SessionSummary } from '#contract/entities';
import type { RowRequest } from '#contract/rows';
import { acknowledgeRealityCheck } from '#contract/rows/account/acknowledge-reality-check';
import { askExclusionRegister } from '#contract/rows/account/ask-exclusion-register';
import { excludeSelf } from '#contract/rows/account/exclude-self';
import { getExclusion } from '#contract/rows/account/get-exclusion';
import { getIdentity } from '#contract/rows/account/get-identity';
import { getPlayerLimits } from '#contract/rows/account/get-player-limits';
import { getSessionSummary } from '#contract/rows/account/get-session-summary';
import { returnToPlay } from '#contract/rows/account/return-to-play';
import { setPlayerLimit } from '#contract/rows/account/set-player-limit';
import { setMarketing } from '#contract/rows/account/set-marketing';
import { setRealityCheck } from '#contract/rows/account/set-reality-check';
import { api } from '#app/api/api.ts';
import { sessionOf } from '#app/api/caller.ts';
import { fromRow } from '#app/api/from-row.ts';
import { refreshOnce } from '#app/api/refresh.ts';
import type { Transport } from '#app/api/transport.ts';
import { hasStored } from '#app/store/storage.ts';
import type { RootState } from '#app/store/store.ts';

export type Limits = InferOutput<typeof PlayerLimits>;
export type LimitChange = RowRequest<typeof setPlayerLimit>['body'];
export type Break = RowRequest<typeof excludeSelf>['body'];

type Dispatch = ThunkDispatch<RootState, Transport, UnknownAction>;

/**
 * Notifications of bets end with a break, also in a browser where it was not taken but is seen: the upstream has ended them, and they do
 * not come back by themselves.
 */
async function endNotices(answer: Promise<{ readonly data: Exclusion }>, dispatch: Dispatch): Promise<void> {
  const read = await answer.catch(() => undefined);
  if (read === undefined || read.data.kind === 'none' || !hasStored('notices')) return;
  // What fails here is tried again when the break is read again.
  const notices = await import('#app/push/browser/notices.ts').catch(() => undefined);
  if (notices !== undefined) await dispatch(notices.turnOff()).catch(() => undefined);
}

/** Use of limits and session results change with the wallet, so both are refetched with the account. */
export const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlayerLimits: build.query<Limits, void>({
      query: fromRow(getPlayerLimits, () => ({})),
      providesTags: ['Account', 'Protection'],
    }),
    getExclusion: build.query<Exclusion, void>({
      query: fromRow(getExclusion, () => ({})),
      providesTags: ['Protection'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => endNotices(queryFulfilled, dispatch),
    }),
    /** Asked for the first time, a player who is not in the register costs no further call. */
    askExclusionRegister: build.mutation<Exclusion, { readonly isAgain: boolean }>({
      query: fromRow(askExclusionRegister, () => ({})),
      invalidatesTags: (exclusion, _, { isAgain }) =>
        exclusion !== undefined && (isAgain || exclusion.kind !== 'none' || exclusion.unanswered !== undefined)
          ? ['Protection', 'Texts']
          : [],
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
      // What advertises is gone, too.
      invalidatesTags: ['Protection', 'Texts'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => endNotices(queryFulfilled, dispatch),
    }),
    returnToPlay: build.mutation<Exclusion, void>({
      query: fromRow(returnToPlay, () => ({})),
      invalidatesTags: ['Protection'],
    }),
    getIdentity: build.query<Identity, void>({
      query: fromRow(getIdentity, () => ({})),
      providesTags: ['Protection'],
    }),
    /** Exchanges the tokens, so that the session begins anew. A refusal ends it; without an answer the player may try again. */
    prolongSession: build.mutation<null, void>({
      queryFn: async (_, { getState, dispatch, extra }) => {
        const caller = { getState, dispatch, transport: extra as Transport };
        const before = sessionOf(caller);
        await refreshOnce(caller);
        return sessionOf(caller) === before ? { error: { kind: 'timeout' } } : { data: null };
      },
      invalidatesTags: ['Protection'],
    }),
    setRealityCheck: build.mutation<SessionSummary, number>({
      query: fromRow(setRealityCheck, (minutes) => ({ body: { minutes } })),
      invalidatesTags: ['Protection'],
    }),
    setMarketing: build.mutation<SessionSummary, MarketingChoice>({
      query: fromRow(setMarketing, (body) => ({ body })),
      invalidatesTags: ['Protection', 'Texts'],
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
  useAskExclusionRegisterMutation,
  useGetSessionSummaryQuery,
  useSetPlayerLimitMutation,
  useExcludeSelfMutation,
  useReturnToPlayMutation,
  useGetIdentityQuery,
  useProlongSessionMutation,
  useSetRealityCheckMutation,
  useSetMarketingMutation,
  useAcknowledgeRealityCheckMutation,
} = protectionApi;
