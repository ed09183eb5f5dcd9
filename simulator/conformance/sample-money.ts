import { LIMIT_KINDS, limitIn } from '#contract/entities';
import { convertAmount, rateOf } from '#engine/money';
import { BASE_CURRENCY, CURRENCIES, DEMO_ACCOUNTS } from '#fixtures/world';
import { rulesOf } from '../domain/protection/profile-rules.ts';
import type { World } from '../doors/world/world.ts';

/** Registration data that satisfies every jurisdiction, in its currency. */
export function proofs(world: World) {
  const { currency } = rulesOf(world);
  return {
    currency,
    birth_date: '1990-05-17',
    cpf: '11144477735',
    limits: LIMIT_KINDS.map((kind) => limitIn(currency, { kind, period: 'day', value: '500' })),
  };
}
/** The current currency of the demo player's wallet. */
export function walletOf(world: World): string {
  // By account: tests give the demo player other ids.
  const player = world.members.byAccount(DEMO_ACCOUNTS[0]?.email ?? '');
  return world.currencyOf(player?.id ?? '');
}
const wholeUnits = (rate: string) => String(BigInt(rate.split('.')[0] ?? '0') + (rate.includes('.') ? 1n : 0n));

/** Converts an amount to the wallet's currency by its rate rounded up to whole units, so that it meets minimums: 6 for a minimum of 5.4321 BRL. */
export function money(world: World, amount: string): string {
  const currency = walletOf(world);
  return currency === BASE_CURRENCY
    ? amount
    : convertAmount(amount, wholeUnits(rateOf(CURRENCIES, currency)), currency);
}

/** A movement between the main wallet and that of a platform. */
export const ngMove = (world: World, amount: string) => ({
  plat_type: 'ag',
  money: money(world, amount),
  currency: walletOf(world),
});
