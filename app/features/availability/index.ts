export type { GameName, GameState, LiveName, LotteryName, Offer, ProductId, ThirdPartyName } from './availability.ts';
export { useAvailability, type Availability } from './use-availability.ts';
