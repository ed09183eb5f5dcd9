import type { SportGame } from '#contract/entities/sport-game.ts';
import { BASKETBALL_LEAGUES } from '#fixtures/basketball-leagues.ts';
import type { League } from '#fixtures/leagues.ts';
import { SOCCER_LEAGUES } from '#fixtures/soccer-leagues.ts';

/** bd is the single-match lottery of the football family: the same leagues, on days of their own. */
export const GAME_LEAGUES: Readonly<Record<SportGame, readonly League[]>> = {
  soccer: SOCCER_LEAGUES,
  bd: SOCCER_LEAGUES,
  basketball: BASKETBALL_LEAGUES,
};
