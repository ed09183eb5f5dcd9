import type { PhoneNumber } from '#app/ui/phone/phone-number.ts';

/** The two ways to contact a player and to name their account. */
export const CONTACT_KINDS = ['email', 'phone'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

export type Contact = { readonly kind: 'email'; readonly email: string } | ({ readonly kind: 'phone' } & PhoneNumber);

/** Values of the contact fields. */
export interface ContactValues {
  readonly email: string;
  readonly phone: string;
}
