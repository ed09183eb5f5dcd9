import type { RowRequest } from '#contract/row.ts';
import type { MoneyRow } from './money-row.ts';
import type { MoneyRowName } from './money-row-names.ts';

/** Every keyed row: how it is read and asked about. Loaded with its first press: a row brings its schemas. */
const MONEY_ROWS = {
  placeBet: async () => (await import('./rows/bets.ts')).placeBetMoney,
  placeLotteryBet: async () => (await import('./rows/draw-bets.ts')).placeLotteryBetMoney,
  placeRaceBet: async () => (await import('./rows/draw-bets.ts')).placeRaceBetMoney,
  placeCricketBet: async () => (await import('./rows/cricket-bets.ts')).placeCricketBetMoney,
  cashOut: async () => (await import('./rows/cash-out.ts')).cashOutMoney,
  openDeposit: async () => (await import('./rows/orders.ts')).openDepositMoney,
  openWithdrawal: async () => (await import('./rows/orders.ts')).openWithdrawalMoney,
  transferToPlayer: async () => (await import('./rows/transfers.ts')).transferToPlayerMoney,
  moveIntoCardGame: async () => (await import('./rows/transfers.ts')).moveIntoCardGameMoney,
  moveOutOfCardGame: async () => (await import('./rows/transfers.ts')).moveOutOfCardGameMoney,
  moveIntoNg: async () => (await import('./rows/transfers.ts')).moveIntoNgMoney,
  moveOutOfNg: async () => (await import('./rows/transfers.ts')).moveOutOfNgMoney,
  changeCurrency: async () => (await import('./rows/states.ts')).changeCurrencyMoney,
  claimCheckIn: async () => (await import('./rows/states.ts')).claimCheckInMoney,
} satisfies Record<MoneyRowName, () => Promise<unknown>>;

type Loaded<N extends MoneyRowName> = Awaited<ReturnType<(typeof MONEY_ROWS)[N]>>;

/** What a press of a row needs. @example MoneyRequest<'openDeposit'> */
export type MoneyRequest<N extends MoneyRowName> = Omit<RowRequest<Loaded<N>['row']>, never>;
/** What is shown once a row is accepted. */
export type MoneyReceipt<N extends MoneyRowName> = ReturnType<Loaded<N>['receipt']>;

export const loadMoneyRow = (name: MoneyRowName): Promise<MoneyRow> =>
  MONEY_ROWS[name]() as Promise<unknown> as Promise<MoneyRow>;
