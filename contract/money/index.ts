import { cashOutPartSearch, cashOutSearch, placeBetSearch, placeCricketBetSearch } from './bets.ts';
import { placeLotteryBetSearch, placeRaceBetSearch } from './draw-bets.ts';
import { openDepositSearch, openWithdrawalSearch } from './orders.ts';
import { changeCurrencySearch, claimCheckInSearch } from './states.ts';
import {
  moveIntoCardGameSearch,
  moveIntoNgSearch,
  moveOutOfCardGameSearch,
  moveOutOfNgSearch,
  transferToPlayerSearch,
} from './transfers.ts';

export { BooksClock, UNSURE_MS } from './books-clock.ts';
export { CLOCK_MARGIN_MS } from './matches.ts';
export { WATCHED } from './watched.ts';
export { findTwins, type LikePress } from './find-twins.ts';
export { readEntries, type EntriesRead } from './read-entries.ts';
export type { Made, MatchingEntry, MoneySearch, Page, Press, Search } from './search.ts';

/**
 * Every keyed row: what must not be stored, and how its outcome is found in the upstream's lists after a lost answer. For the app
 * where an upstream ignores keys, and for the edge.
 */
export const MONEY_SEARCHES = {
  placeBet: placeBetSearch,
  placeLotteryBet: placeLotteryBetSearch,
  placeRaceBet: placeRaceBetSearch,
  placeCricketBet: placeCricketBetSearch,
  cashOut: cashOutSearch,
  cashOutPart: cashOutPartSearch,
  openDeposit: openDepositSearch,
  openWithdrawal: openWithdrawalSearch,
  transferToPlayer: transferToPlayerSearch,
  moveIntoCardGame: moveIntoCardGameSearch,
  moveOutOfCardGame: moveOutOfCardGameSearch,
  moveIntoNg: moveIntoNgSearch,
  moveOutOfNg: moveOutOfNgSearch,
  changeCurrency: changeCurrencySearch,
  claimCheckIn: claimCheckInSearch,
} as const;
