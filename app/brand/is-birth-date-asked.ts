import type { Brand } from '#contract/brand/brand.ts';

/** Jurisdictions in which a tick does not do for the age (shared design: player protection). */
const DATE_ASKED: readonly (string | undefined)[] = ['uk', 'br'];

/** Whether registering asks for a date of birth; elsewhere a person states to be 18 or over. */
export function isBirthDateAsked(brand: Brand & { readonly jurisdiction?: string }): boolean {
  return DATE_ASKED.includes(brand.jurisdiction);
}
