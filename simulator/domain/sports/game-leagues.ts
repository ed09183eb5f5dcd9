import type { SportGame } from '#contract/entities';
import { BASKETBALL_LEAGUES, type League, SOCCER_LEAGUES } from '#fixtures/world';

/** bd, the single-match lottery, has football's leagues on other days. */
export const GAME_LEAGUES: Readonly<Record<SportGame, readonly League[]>> = {
  soccer: SOCCER_LEAGUES,
  bd: SOCCER_LEAGUES,
  basketball: BASKETBALL_LEAGUES,
};
