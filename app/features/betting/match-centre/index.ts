export { MatchCentre } from './match-centre.tsx';
export type { ChartMarket } from './price-chart.tsx';
export type { Prices } from './model/price-tracks.ts';
export { useMatchDetails } from './use-match-details.ts';
export type { SelectionKey } from './use-price-history.ts';
export { tracksOf, useRecordedPrices } from './use-price-tracks.ts';
