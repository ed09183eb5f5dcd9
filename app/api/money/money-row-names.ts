/** Every row of the contract that is `keyed`; money-rows.test.ts holds the list against the contract. */
export const MONEY_ROW_NAMES = [
  'placeBet',
  'placeLotteryBet',
  'placeRaceBet',
  'placeCricketBet',
  'cashOut',
  'openDeposit',
  'openWithdrawal',
  'transferToPlayer',
  'moveIntoCardGame',
  'moveOutOfCardGame',
  'moveIntoNg',
  'moveOutOfNg',
  'changeCurrency',
  'claimCheckIn',
] as const;
export type MoneyRowName = (typeof MONEY_ROW_NAMES)[number];
