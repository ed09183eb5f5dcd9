import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { getBooking } from '#contract/rows/sports/get-booking';
import { saveBooking } from '#contract/rows/sports/save-booking';
import { readShortCode } from '#engine/booking';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import { fromRow } from '#app/api/from-row.ts';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';

/**
 * Stores a packed code under a short one, where the upstream has the row.
 *
 * @returns undefined where it has not, or does not answer: the packed code works as well
 */
export const shortBooking =
  (picks: string): ThunkAction<Promise<string | undefined>, RootState, Transport, UnknownAction> =>
  async (dispatch, _getState, { idempotency }) => {
    // An upstream without keys has none of our additions.
    if (idempotency !== 'keyed') return undefined;
    const outcome = await dispatch(callOnce(saveBooking, { body: { picks } }));
    // A code without its check character would be refused when it is typed.
    return outcome.ok ? readShortCode(outcome.data.code) : undefined;
  };

const storedBookings = api.injectEndpoints({
  endpoints: (build) => ({
    storedBooking: build.query<{ picks: string }, string>({
      query: fromRow(getBooking, (code: string) => ({ params: { code } })),
    }),
  }),
});

export const { useStoredBookingQuery } = storedBookings;
