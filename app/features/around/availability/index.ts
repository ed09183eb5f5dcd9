export { isLive, isLottery, isThirdParty, sortGames, stateOf } from './availability.ts';
export type {
  GameName,
  KnownGames,
  LiveName,
  LotteryName,
  Offer,
  ThirdPartyName,
  WalletGameName,
} from './availability.ts';
export { readAvailableGames } from './availability-api.ts';
export { SLIP_SPORTS, WITH_RESULTS, WITH_RULES } from './games-with-pages.ts';
export { useIsOffered } from './use-offered.ts';
export { useAvailability, type Availability } from './use-availability.ts';
