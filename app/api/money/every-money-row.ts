import type { MoneyRowName } from './money-row-names.ts';
import { placeBetMoney } from './rows/bets.ts';
import { cashOutMoney } from './rows/cash-out.ts';
import { placeCricketBetMoney } from './rows/cricket-bets.ts';
import { placeLotteryBetMoney, placeRaceBetMoney } from './rows/draw-bets.ts';
import { openDepositMoney, openWithdrawalMoney } from './rows/orders.ts';
import { changeCurrencyMoney, claimCheckInMoney } from './rows/states.ts';
import {
  moveIntoCardGameMoney,
  moveIntoNgMoney,
  moveOutOfCardGameMoney,
  moveOutOfNgMoney,
  transferToPlayerMoney,
} from './rows/transfers.ts';

/** Every keyed row: how it is read and asked about. */
export const MONEY_ROWS = {
  placeBet: placeBetMoney,
  placeLotteryBet: placeLotteryBetMoney,
  placeRaceBet: placeRaceBetMoney,
  placeCricketBet: placeCricketBetMoney,
  cashOut: cashOutMoney,
  openDeposit: openDepositMoney,
  openWithdrawal: openWithdrawalMoney,
  transferToPlayer: transferToPlayerMoney,
  moveIntoCardGame: moveIntoCardGameMoney,
  moveOutOfCardGame: moveOutOfCardGameMoney,
  moveIntoNg: moveIntoNgMoney,
  moveOutOfNg: moveOutOfNgMoney,
  changeCurrency: changeCurrencyMoney,
  claimCheckIn: claimCheckInMoney,
} satisfies Record<MoneyRowName, unknown>;
