import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** Section 9 of the specification: unused data is kept for 60 s. */
const KEEP_UNUSED_S = 60;

/** The one API of the app. Features add their endpoints with `injectEndpoints`, made from contract rows. */
export const api = createApi({
  baseQuery,
  keepUnusedDataFor: KEEP_UNUSED_S,
  // Reads under way that this forgets are sent again by fresh-reads.ts.
  invalidationBehavior: 'immediately',
  tagTypes: ['Account', 'Bets', 'GameBalances', 'Matches', 'Member', 'Orders', 'PayoutAccounts', 'Protection', 'Texts'],
  endpoints: () => ({}),
});
