import * as v from 'valibot';

/** What an operator may switch on or off; a jurisdiction may forbid it. */
export const FEATURES = ['bonus', 'checkIn', 'invite', 'transfer', 'chat', 'cashOut', 'crypto', 'card'] as const;
export type Feature = (typeof FEATURES)[number];

const Switch = v.boolean();

export const Features = v.strictObject({
  bonus: Switch,
  checkIn: Switch,
  invite: Switch,
  transfer: Switch,
  chat: Switch,
  cashOut: Switch,
  crypto: Switch,
  card: Switch,
} satisfies Record<Feature, typeof Switch>);

export const PROFILES = ['none', 'uk', 'br'] as const;
export type Profile = (typeof PROFILES)[number];

/**
 * What a jurisdiction forbids (design: protection, the row "no sign-up bonus, no check-in reward, no card, no crypto,
 * no transfer between players", which stands for Brazil).
 */
export const FORBIDDEN: Readonly<Record<Profile, readonly Feature[]>> = {
  none: [],
  uk: [],
  br: ['bonus', 'checkIn', 'card', 'crypto', 'transfer'],
};
