import type { PhoneNumber } from '#app/ui/phone/phone-number.ts';

/** The two ways to contact a player and to name their account. */
export type ContactKind = 'email' | 'phone';

export type Contact = { readonly kind: 'email'; readonly email: string } | ({ readonly kind: 'phone' } & PhoneNumber);

/** The value of the field that takes either. */
export interface ContactValues {
  readonly contact: string;
}
