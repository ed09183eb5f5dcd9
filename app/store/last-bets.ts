import * as v from 'valibot';
import { dropStored, readStored, writeStored } from './storage.ts';

const Words = v.array(v.string());
const Tab = v.object({
  /** When they were read, milliseconds since the epoch. */
  at: v.number(),
  lang: v.string(),
  bets: v.array(v.object({ state: v.string(), head: Words, picks: v.array(Words), facts: v.array(Words) })),
});
const LastBets = v.object({ user: v.string(), active: v.optional(Tab), settled: v.optional(Tab) });

export type KeptBets = v.InferOutput<typeof Tab>;

/** What a player's my bets has shown last, in words. */
export type LastBets = v.InferOutput<typeof LastBets>;

/** Those of this player; another one's are removed. */
export function readLastBets(user: string): LastBets | undefined {
  const stored = readStored('lastBets', LastBets);
  if (stored === undefined || stored.user === user) return stored;
  dropStored('lastBets');
  return undefined;
}

export const writeLastBets = (bets: LastBets): boolean => writeStored('lastBets', bets);

export const dropLastBets = (): void => dropStored('lastBets');
