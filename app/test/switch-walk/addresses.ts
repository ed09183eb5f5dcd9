import { GAMES, SPORTS } from '#contract/brand';
import { GAME_ENTRIES } from '#app/layout/nav-entries.ts';
import { fillPath, paths } from '#app/paths.ts';

/** An address of each page that belongs to a sport, a game or a feature. */
export const ADDRESSES: readonly string[] = [
  ...[...SPORTS, ...GAMES].map((game) => GAME_ENTRIES[game].to),
  paths.sport,
  paths.sportAll,
  paths.live,
  fillPath(paths.match, { game: 'soccer', matchId: 'm-1' }),
  fillPath(paths.booking, { code: 'ABCDEF' }),
  paths.lottery,
  paths.games,
  paths.pgGameList,
  fillPath(paths.playGame, { type: 'pgGame', id: 'pg-1' }),
  paths.chat,
  paths.invite,
];
