import * as v from 'valibot';
import { SportGame } from '#contract/entities/sport-game.ts';
import { Id } from '#contract/primitives.ts';
import { BetRequest } from '#contract/rows/place-bet.ts';
import { readStored, writeStored } from '#app/store/storage.ts';

/** A bet that has left, or is about to: kept in storage from before the request leaves until its outcome is certain. */
export const PendingBet = v.object({
  key: v.string(),
  /** Transport time in milliseconds; the server refuses the bet from then on. */
  deadline: v.number(),
  userId: Id,
  game: SportGame,
  body: BetRequest,
});
export type PendingBet = v.InferOutput<typeof PendingBet>;

const PendingBets = v.array(PendingBet);

export function pendingBetsOf(userId: string): readonly PendingBet[] {
  return stored().filter((pending) => pending.userId === userId);
}

export function rememberPending(pending: PendingBet): void {
  writeStored('pendingBets', [...stored().filter(({ key }) => key !== pending.key), pending]);
}

export function forgetPending(key: string): void {
  writeStored(
    'pendingBets',
    stored().filter((pending) => pending.key !== key),
  );
}

function stored(): readonly PendingBet[] {
  return readStored('pendingBets', PendingBets) ?? [];
}
