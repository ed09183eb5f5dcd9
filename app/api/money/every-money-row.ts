import { MONEY_SEARCHES } from '#contract/money';
import type { Order } from '#contract/entities';
import type { listCheckIns } from '#contract/rows/content/list-check-ins';
import type { RowData } from '#contract/rows';
import { defineMoney } from './money-row.ts';
import type { MoneyRowName } from './money-row-names.ts';

// Loaded with the rows: what a press needs to find its entry must be there before it.
export { lookInLists } from './look-in-lists.ts';

const noReceipt = () => undefined;

/** Every keyed row: what the player sees of its answer, and how to reconcile it (`#contract/money`). */
export const MONEY_ROWS = {
  placeBet: defineMoney({ ...MONEY_SEARCHES.placeBet, receipt: ({ bet }) => bet }),
  placeLotteryBet: defineMoney({ ...MONEY_SEARCHES.placeLotteryBet, receipt: ({ bet }) => bet }),
  placeRaceBet: defineMoney({ ...MONEY_SEARCHES.placeRaceBet, receipt: ({ bet }) => bet }),
  placeCricketBet: defineMoney({ ...MONEY_SEARCHES.placeCricketBet, receipt: ({ bet }) => bet }),
  cashOut: defineMoney({ ...MONEY_SEARCHES.cashOut, receipt: ({ bet }) => bet }),
  cashOutPart: defineMoney({ ...MONEY_SEARCHES.cashOutPart, receipt: ({ bet }) => bet }),
  openDeposit: defineMoney({ ...MONEY_SEARCHES.openDeposit, receipt: ({ order }): Order => order }),
  openWithdrawal: defineMoney({ ...MONEY_SEARCHES.openWithdrawal, receipt: ({ order }): Order => order }),
  transferToPlayer: defineMoney({ ...MONEY_SEARCHES.transferToPlayer, receipt: noReceipt }),
  moveIntoCardGame: defineMoney({ ...MONEY_SEARCHES.moveIntoCardGame, receipt: noReceipt }),
  moveOutOfCardGame: defineMoney({ ...MONEY_SEARCHES.moveOutOfCardGame, receipt: noReceipt }),
  moveIntoNg: defineMoney({ ...MONEY_SEARCHES.moveIntoNg, receipt: noReceipt }),
  moveOutOfNg: defineMoney({ ...MONEY_SEARCHES.moveOutOfNg, receipt: noReceipt }),
  changeCurrency: defineMoney({ ...MONEY_SEARCHES.changeCurrency, receipt: noReceipt }),
  claimCheckIn: defineMoney({
    ...MONEY_SEARCHES.claimCheckIn,
    receipt: (days): RowData<typeof listCheckIns> => days,
  }),
} satisfies Record<MoneyRowName, unknown>;
