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
/** The demo player's currency. */
export function walletOf(world: World): string {
  // By account, because tests change the ids.
  const player = world.members.byAccount(DEMO_ACCOUNTS[0]?.email ?? '');
  return world.currencyOf(player?.id ?? '');
}
const wholeUnits = (rate: string) => String(BigInt(rate.split('.')[0] ?? '0') + (rate.includes('.') ? 1n : 0n));

/** Converts by the rate rounded up to whole units, so that minimums are met: 6 for 5.4321 BRL. */
export function money(world: World, amount: string): string {
  const currency = walletOf(world);
  return currency === BASE_CURRENCY
    ? amount
    : convertAmount(amount, wholeUnits(rateOf(CURRENCIES, currency)), currency);
}

/** A movement between the main wallet and a platform's. */
export const ngMove = (world: World, amount: string) => ({
  plat_type: 'ag',
  money: money(world, amount),
  currency: walletOf(world),
});
