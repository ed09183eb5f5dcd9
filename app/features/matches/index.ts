export { currentPrice, type Price } from './current-price.ts';
export { useGetGameLimitsQuery, useListMatchesQuery } from './matches-api.ts';
