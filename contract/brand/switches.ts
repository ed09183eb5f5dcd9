import * as v from 'valibot';
import type { Feature } from './features.ts';

// Separate from features.ts, which is in the app's first script and would bring the descriptions along.
const Switch = (what: string) => v.pipe(v.boolean(), v.description(what));
/** On by default, for files older than the switch. */
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
