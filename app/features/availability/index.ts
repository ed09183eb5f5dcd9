export type { GameName, LiveName, LotteryName, Offer, ThirdPartyName, WalletGameName } from './availability.ts';
export { useAvailability, type Availability } from './use-availability.ts';
