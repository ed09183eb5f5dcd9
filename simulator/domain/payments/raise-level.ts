import { addAmounts, compareAmounts, convertBetween, rateOf } from '#engine/money';
import { TRANSACTION_STATUS } from '#contract/entities';
import { BASE_CURRENCY, CURRENCIES } from '#fixtures/world';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import type { PaymentsContext } from './context.ts';
import type { OrderDoc } from './order.ts';

/** By the sum of all deposits in the base currency; never lowers the level. */
export function raiseLevel(world: PaymentsContext, memberId: string): void {
  const { records } = world.records.list<OrderDoc>('deposit', memberId, { limit: 100_000 });
  const paid = records
    .filter(({ status }) => status === TRANSACTION_STATUS.success)
    .map(({ doc }) => inBase(fromMillionths(BigInt(doc.millionths), world.money(doc.currency)), doc.currency))
    .reduce(addAmounts, '0');
  const reached = world.content.vip_levels
    .filter(({ recharge }) => compareAmounts(paid, recharge) >= 0)
    .reduce((highest, { level }) => Math.max(highest, level), 0);
  if (reached > (world.members.byId(memberId)?.level ?? 0)) world.members.change(memberId, { level: reached });
}

function inBase(amount: string, currency: string): string {
  const from = rateOf(CURRENCIES, currency);
  return convertBetween(amount, { from, to: '1' }, BASE_CURRENCY);
}
