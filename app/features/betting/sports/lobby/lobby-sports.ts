import type { Sport } from '#contract/brand';
import { paths } from '#app/paths.ts';

/** Sports that have a lobby of this kind; cricket has matches of another shape. */
export const LOBBY_SPORTS = ['soccer', 'basketball', 'bd', '365sports'] as const satisfies readonly Sport[];
export type LobbySport = (typeof LOBBY_SPORTS)[number];

export const LOBBY_PATHS: Readonly<Record<LobbySport | 'all', string>> = {
  all: paths.sportAll,
  soccer: paths.soccer,
  basketball: paths.basketball,
  bd: paths.bd,
  '365sports': paths.feed,
};

export const isLobbySport = (name: string): name is LobbySport => (LOBBY_SPORTS as readonly string[]).includes(name);
