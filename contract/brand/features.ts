/** Features that an operator may switch; a jurisdiction may forbid them. */
export const FEATURES = [
  'bonus',
  'checkIn',
  'invite',
  'transfer',
  'chat',
  'cashOut',
  'crypto',
  'card',
  'bank',
  'eWallet',
  'pix',
] as const;
export type Feature = (typeof FEATURES)[number];

export const PROFILES = ['none', 'uk', 'br'] as const;
export type Profile = (typeof PROFILES)[number];

/**
 * Forbidden by a jurisdiction (design: protection). `uk`: the source of crypto funds cannot be verified; rewards for registering
 * or daily visits encourage gambling; transfers between players evade limits and breaks. Debit cards are allowed, credit cards
 * are not (`MONEY_RULES`).
 */
export const FORBIDDEN: Readonly<Record<Profile, readonly Feature[]>> = {
  none: [],
  uk: ['bonus', 'checkIn', 'crypto', 'transfer'],
  br: ['bonus', 'checkIn', 'card', 'crypto', 'transfer'],
};
