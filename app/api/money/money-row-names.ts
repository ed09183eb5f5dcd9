/** Every `keyed` row of the contract; money-rows.test.ts compares the list with the contract. */
export const MONEY_ROW_NAMES = [
  'placeBet',
  'placeLotteryBet',
  'placeRaceBet',
  'placeCricketBet',
  'cashOut',
  'cashOutPart',
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
