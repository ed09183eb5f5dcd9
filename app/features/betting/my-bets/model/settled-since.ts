import { addAmounts } from '#engine/money';
import type { AnyBet } from './any-bet.ts';

/** Bets that were settled after the newest one that the player has seen. */
export interface SettledSince {
  readonly count: number;
  /** What they paid, by currency. */
  readonly paid: Readonly<Record<string, string>>;
}

type Settled = Pick<AnyBet, 'settled_at' | 'payout' | 'currency'>;

/** The instant of the newest settlement: the upstream's time, because clocks of browsers differ. */
export const newestOf = (bets: readonly Settled[]): string | undefined =>
  bets.map(({ settled_at: at = '' }) => at).reduce((newest, at) => (at > newest ? at : newest), '') || undefined;

/** @returns undefined where nothing was settled since */
export function settledSince(bets: readonly Settled[], seen: string): SettledSince | undefined {
  const since = bets.filter(({ settled_at: at }) => at !== undefined && at > seen);
  if (since.length === 0) return undefined;
  const paid: Record<string, string> = {};
  for (const { currency, payout } of since) paid[currency] = addAmounts(paid[currency] ?? '0', payout);
  return { count: since.length, paid };
}
