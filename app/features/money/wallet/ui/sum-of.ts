import * as v from 'valibot';
import { Amount, Currency } from '#contract/entities';
import type { PressRequest } from '#app/api/money/intent.ts';

const Sum = v.object({
  /** In the wallet's calls. */
  amount: v.optional(Amount),
  /** In those of the games. */
  money: v.optional(Amount),
  currency: v.optional(Currency),
});

/** The amount that a press is about, as its request says; cards have it in the address. */
export function sumOf(
  request: PressRequest | undefined,
): { readonly amount: string; readonly currency?: string | undefined } | undefined {
  for (const part of [request?.body, request?.query]) {
    if (!v.is(Sum, part)) continue;
    const amount = part.amount ?? part.money;
    if (amount !== undefined) return { amount, currency: part.currency };
  }
  return undefined;
}
