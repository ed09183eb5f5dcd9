import { memberAccount } from '#simulator/testing';
import type { World } from '#simulator';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';

/** The ledger entry that each row leaves in the player's wallet; an opened deposit leaves none, but a record. */
const ENTRIES: Record<Exclude<MoneyRowName, 'openDeposit'>, string> = {
  placeBet: 'stake',
  placeLotteryBet: 'stake',
  placeRaceBet: 'stake',
  placeCricketBet: 'stake',
  cashOut: 'cashOut',
  cashOutPart: 'cashOut',
  openWithdrawal: 'withdraw',
  transferToPlayer: 'transfer',
  moveIntoCardGame: 'gameIn',
  moveOutOfCardGame: 'gameOut',
  moveIntoNg: 'gameIn',
  moveOutOfNg: 'gameOut',
  changeCurrency: 'exchange',
  claimCheckIn: 'reward',
};

/** How often a row was carried out for a player, read from the books and not from any answer. */
export function countDone(world: World, memberId: string, row: MoneyRowName): number {
  const found =
    row === 'openDeposit'
      ? world.db.get("SELECT COUNT(*) AS n FROM record WHERE kind = 'deposit' AND member_id = ?", memberId)
      : world.db.get(
          'SELECT COUNT(DISTINCT e.seq) AS n FROM entry e JOIN posting p ON p.entry = e.seq WHERE e.kind = ? AND p.account = ?',
          ENTRIES[row],
          memberAccount(memberId),
        );
  return Number(found?.['n'] ?? 0);
}
