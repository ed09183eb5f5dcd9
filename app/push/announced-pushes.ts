import * as v from 'valibot';
import { Id, type PushMessage } from '#contract/entities';
import { readStored, writeStored } from '#app/store/storage.ts';

/** What was announced to this player in this browser, newest first: a name, what it said, and when. */
const Announced = v.object({
  user: Id,
  announced: v.array(v.object({ name: v.string(), pays: v.string(), at: v.number() })),
});

/** More than an upstream repeats after it was away. */
const ANNOUNCED_MAX = 100;
/** A message that neither a number nor a bet names may be another one: two lost bets leave the same balance. */
const UNNAMED_MS = 120_000;

/** A message by its bet, whatever number it has: an upstream may count anew, and push a bet's settlement again. */
export const nameOf = ({ id, notifyType, balance, bet }: PushMessage): string =>
  bet === undefined ? [id, notifyType, balance].join('.') : ['bet', bet.game, bet.id].join('.');

/**
 * Remembers that a message is announced to the player now: for all connections and tabs, and after a reload.
 *
 * @param cameAt when it came, by the clock of the wall: in a tab that no one saw, it waited since then
 * @returns undefined where the player knows it; `before`: what the bet was said to pay before it was settled anew
 */
export function announceOnce(
  user: string,
  message: PushMessage,
  cameAt = Date.now(),
): { readonly before?: string } | undefined {
  const { id, bet } = message;
  const name = nameOf(message);
  const pays = bet?.payout ?? '';
  const stored = readStored('announcedPushes', Announced);
  const announced = stored?.user === user ? stored.announced : [];
  const known = announced.find((each) => each.name === name);
  // Another tab has said this, or what came after it. What it said after now was said by a clock that was set back since.
  if (known !== undefined && known.at > cameAt && known.at <= Date.now()) return undefined;
  const isOld = id === undefined && bet === undefined && Math.abs(cameAt - (known?.at ?? 0)) > UNNAMED_MS;
  if (known?.pays === pays && !isOld) return undefined;
  const others = announced.filter((each) => each !== known);
  writeStored('announcedPushes', {
    user,
    announced: [{ name, pays, at: cameAt }, ...others].slice(0, ANNOUNCED_MAX),
  });
  return known === undefined || isOld ? {} : { before: known.pays };
}
