import { skipToken } from '@reduxjs/toolkit/query';
import { EVERY_MINUTE } from '#app/api/every-minute.ts';
import type { Failure } from '#app/api/refusals/beside.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { useGetAccountQuery, type AccountReading } from './account-api.ts';

export interface Wallet {
  readonly balance: string;
  readonly currency: string;
  /** The balance may be out of date: the channel is down, or the last request failed. */
  readonly isLate: boolean;
  /** Why the last request failed. */
  readonly error?: Failure;
  /** Something has moved it since it was read or pushed: it is being read again. */
  readonly isMoving: boolean;
}

/** The player's wallet; undefined for guests and before the first answer. */
export function useWallet(): Wallet | undefined {
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  const hint = useAppSelector((state) => state.push.hint);
  const movedAt = useAppSelector((state) => state.push.movedAt);
  const isChannelDown = useAppSelector(({ push }) => push.status === 'lost' || push.status === 'interrupted');
  const { currentData, isError, error } = useGetAccountQuery(isPlayer ? undefined : skipToken, EVERY_MINUTE);
  if (currentData === undefined) return undefined;
  const isMoving = movedAt !== undefined && movedAt > Math.max(currentData.readAt, hint?.at ?? 0);
  return { ...latest(currentData, hint), isLate: isChannelDown || isError, error, isMoving };
}

/** A reading that began after the last push is right; until there is one, the pushed balance is the better guess. */
export function latest(
  account: AccountReading,
  hint: { readonly balance: string; readonly at: number } | undefined,
): { balance: string; currency: string } {
  const isPushNewer = hint !== undefined && hint.at > account.readAt;
  return { balance: isPushNewer ? hint.balance : account.score, currency: account.currency };
}
