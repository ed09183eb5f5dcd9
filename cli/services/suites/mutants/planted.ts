import type { Change } from './gateway.ts';
import { PLANTED_BETS } from './planted-bets.ts';
import { PLANTED_LISTS } from './planted-lists.ts';

/** A bug of an upstream, as a gateway in front of a sound simulator. */
export interface Planted {
  readonly name: string;
  readonly change: Change;
}

/** Bugs that no step was written for: their list was closed before the first of them was played. */
export const PLANTED: readonly Planted[] = [...PLANTED_BETS, ...PLANTED_LISTS].map(([name, change]) => ({
  name,
  change,
}));
