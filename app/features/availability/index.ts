export type { GameName, LiveName, LotteryName, Offer, ThirdPartyName } from './availability.ts';
export { useAvailability, type Availability } from './use-availability.ts';
