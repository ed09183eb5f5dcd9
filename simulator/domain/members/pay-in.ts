import { exchanged, ratesOf } from '../../core/ledger/exchange.ts';
import { type EntryKind, memberAccount } from '../../core/ledger/ledger.ts';
import type { MembersContext } from './context.ts';

const HOUSE_EXCHANGE = 'house:exchange';

interface Payment {
  readonly from: string;
  readonly currency: string;
  readonly amount: bigint;
}

/** Money in a former currency of the wallet is converted. */
export function payIn(world: MembersContext, memberId: string, kind: EntryKind, ref: string, payment: Payment): void {
  const account = memberAccount(memberId);
  world.ledger.move(kind, ref, world.now(), { ...payment, to: account });
  convertHeld(world, account, payment.currency, world.currencyOf(memberId));
}

/** Converts an account's balance. The ledger entry has both currencies, the rate as reference, and the time. */
export function convertHeld(world: MembersContext, account: string, from: string, to: string): void {
  const amount = world.ledger.balance(account, from);
  if (from === to || amount <= 0n) return;
  const gained = exchanged(amount, from, world.money(to));
  world.ledger.post('exchange', `${from}-${to} ${ratesOf(from, to)}`, world.now(), [
    { account, currency: from, amount: -amount },
    { account: HOUSE_EXCHANGE, currency: from, amount },
    { account: HOUSE_EXCHANGE, currency: to, amount: -gained },
    { account, currency: to, amount: gained },
  ]);
}
