import * as v from 'valibot';

/** Features that an operator may switch on or off; a jurisdiction may forbid them. */
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

const Switch = (what: string) => v.pipe(v.boolean(), v.description(what));
/** A file from before the switch existed has the feature. */
const LaterSwitch = (what: string) => v.optional(Switch(what), true);

export const Features = v.strictObject({
  bonus: Switch('bonuses: in the profile, the history and content'),
  checkIn: Switch('rewards for daily visits'),
  invite: Switch('invitations of other players'),
  transfer: Switch('transfers between players'),
  chat: Switch('chat with support'),
  cashOut: Switch('selling open bets'),
  crypto: Switch('deposits and withdrawals in coins'),
  card: Switch('deposits by card'),
  bank: LaterSwitch('deposits and withdrawals by bank transfer'),
  eWallet: LaterSwitch('deposits by e-wallet'),
  pix: LaterSwitch('deposits by PIX, in BRL'),
} satisfies Record<Feature, ReturnType<typeof Switch | typeof LaterSwitch>>);

export const PROFILES = ['none', 'uk', 'br'] as const;
export type Profile = (typeof PROFILES)[number];

/**
 * What a jurisdiction forbids (design: protection). `uk`: credit cards are banned (Gambling Commission, licence condition 6.1.2), and a
 * card form cannot distinguish them from debit cards; the source of crypto funds cannot be verified; rewards for registering or for daily visits
 * encourage gambling; transfers between players evade limits and breaks.
 */
export const FORBIDDEN: Readonly<Record<Profile, readonly Feature[]>> = {
  none: [],
  uk: ['bonus', 'checkIn', 'card', 'crypto', 'transfer'],
  br: ['bonus', 'checkIn', 'card', 'crypto', 'transfer'],
};
