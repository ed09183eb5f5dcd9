import type { Change } from './gateway.ts';
import { PLANTED_BETS } from './planted-bets.ts';
import { PLANTED_LISTS } from './planted-lists.ts';

/** A fault of an upstream, as a gateway in front of a correct simulator. */
export interface Planted {
  readonly name: string;
  readonly change: Change;
}

/** The list was closed before the first was played, so no step was written for one of them. */
export const PLANTED: readonly Planted[] = [...PLANTED_BETS, ...PLANTED_LISTS].map(([name, change]) => ({
  name,
  change,
}));
