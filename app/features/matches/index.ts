export { currentPrice } from './current-price.ts';
export { useGetGameLimitsQuery, useListMatchesQuery } from './matches-api.ts';
