// Facts of long answers and of the books, which the tests beside this file rely on.
export const ENDPOINTS = `
looks
mutation acknowledgeRealityCheck; invalidatesTags ["Protection"]
mutation continueDeposit; invalidatesTags ["Orders"]
query countDraws
query countRaces
query cricketOfSlip; providesTags ["Matches"]
infinitequery cricketResults; providesTags ["Texts"]; infiniteQueryOptions {"initialPageParam":0}
mutation deletePayoutAccount; invalidatesTags ["PayoutAccounts"]
infinitequery drawResults; infiniteQueryOptions {"initialPageParam":0}
mutation excludeSelf; invalidatesTags ["Protection","Texts"]; onQueryStarted
query getAccount; providesTags ["Account"]; transformResponse
`;
