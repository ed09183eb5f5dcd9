import * as v from 'valibot';
import { Id, type PushMessage } from '#contract/entities';
import { readStored, writeStored } from '#app/store/storage.ts';

/** What this player was told in this browser, newest first: a name, what it said, and when. */
const Told = v.object({ user: Id, told: v.array(v.object({ name: v.string(), pays: v.string(), at: v.number() })) });

/** More than an upstream repeats after it was away. */
const TOLD_MAX = 100;
/** A message that neither a number nor a bet names may be another one: two lost bets leave the same balance. */
const UNNAMED_MS = 120_000;

/** A message by its bet, whatever number it has: an upstream may count anew, and push a bet's settlement again. */
export const nameOf = ({ id, notifyType, balance, bet }: PushMessage): string =>
  bet === undefined ? [id, notifyType, balance].join('.') : ['bet', bet.game, bet.id].join('.');

/**
 * Remembers that the player is told of a message now: for all connections and tabs, and after a reload.
 *
 * @returns undefined where the player knows it; `before`: what the bet was said to pay before it was settled anew
 */
export function tellOnce(user: string, message: PushMessage): { readonly before?: string } | undefined {
  const { id, bet } = message;
  const name = nameOf(message);
  const pays = bet?.payout ?? '';
  const stored = readStored('toldPushes', Told);
  const told = stored?.user === user ? stored.told : [];
  const known = told.find((each) => each.name === name);
  const isOld = id === undefined && bet === undefined && Date.now() - (known?.at ?? 0) > UNNAMED_MS;
  if (known?.pays === pays && !isOld) return undefined;
  const others = told.filter((each) => each !== known);
  writeStored('toldPushes', { user, told: [{ name, pays, at: Date.now() }, ...others].slice(0, TOLD_MAX) });
  return known === undefined || isOld ? {} : { before: known.pays };
}
