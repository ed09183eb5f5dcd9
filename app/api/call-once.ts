import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Row, RowData, RowRequest } from '#contract/rows';
import type { RootState } from '#app/store/store.ts';
import { callUpstream, type RowCall } from './call-upstream.ts';
import type { Outcome } from './read-answer.ts';
import type { Transport } from './transport.ts';

/**
 * Calls a row without a trace in the store: RTK Query caches the arguments of a mutation, where a password or a tax number must
 * not be. The caller invalidates what has changed.
 *
 * @example const outcome = await dispatch(callOnce(setBankPassword, { body: { new: typed } }));
 */
export const callOnce =
  <R extends Row>(
    row: R,
    request: Partial<RowRequest<R>> & Pick<RowCall, 'headers'>,
  ): ThunkAction<Promise<Outcome<RowData<R>>>, RootState, Transport, UnknownAction> =>
  async (dispatch, getState, transport) => {
    const {
      params = {},
      query = {},
      body,
      headers,
    } = request as Partial<Pick<RowCall, 'params' | 'query' | 'body' | 'headers'>>;
    const outcome = await callUpstream(
      { row, params, query, body, ...(headers && { headers }) },
      { dispatch, getState, transport },
    );
    return outcome as Outcome<RowData<R>>;
  };
