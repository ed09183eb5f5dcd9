import type { SportGame } from '#contract/entities';
import { BASKETBALL_LEAGUES, type League, SOCCER_LEAGUES } from '#fixtures/world';

/** bd is the single-match lottery of the football family: the same leagues, on days of their own. */
export const GAME_LEAGUES: Readonly<Record<SportGame, readonly League[]>> = {
  soccer: SOCCER_LEAGUES,
  bd: SOCCER_LEAGUES,
  basketball: BASKETBALL_LEAGUES,
};
