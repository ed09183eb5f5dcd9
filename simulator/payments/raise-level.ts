import { convertBetween } from '#engine/money/convert-between.ts';
import { addAmounts, compareAmounts } from '#engine/money/amount.ts';
import { TRANSACTION_STATUS } from '#contract/entities/transaction.ts';
import { BASE_CURRENCY, CURRENCIES } from '#fixtures/currencies.ts';
import { fromMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';
import type { OrderDoc } from './order.ts';

/** A level is reached by what has been paid in, all told and in the base currency; what was reached or given stays. */
export function raiseLevel(world: World, memberId: string): void {
  const { records } = world.records.list<OrderDoc>('deposit', memberId, { limit: 100_000 });
  const paid = records
    .filter(({ status }) => status === TRANSACTION_STATUS.success)
    .map(({ doc }) => inBase(fromMillionths(BigInt(doc.millionths), doc.currency), doc.currency))
    .reduce(addAmounts, '0');
  const reached = world.content.vip_levels
    .filter(({ recharge }) => compareAmounts(paid, recharge) >= 0)
    .reduce((highest, { level }) => Math.max(highest, level), 0);
  if (reached > (world.members.byId(memberId)?.level ?? 0)) world.members.change(memberId, { level: reached });
}

function inBase(amount: string, currency: string): string {
  const from = CURRENCIES.find((option) => option.currency === currency)?.exchange ?? '1';
  return convertBetween(amount, { from, to: '1' }, BASE_CURRENCY);
}
