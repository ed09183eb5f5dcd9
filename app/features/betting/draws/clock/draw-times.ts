import type { Draw, MarkSixGame, Race, RaceGame } from '#contract/entities';

/** Games with scheduled draws: lotteries and races. */
export type DrawGame = MarkSixGame | RaceGame;

/** The times that a Mark Six draw and a race have in common. */
export interface DrawTimes {
  readonly id: string;
  /** The number shown to players. */
  readonly number: string;
  readonly openTime: string;
  readonly closeTime: string;
  readonly drawTime: string;
  readonly state: Draw['state'];
  readonly hasResult: boolean;
}

type Common = Pick<Draw, 'draw_number' | 'open_time' | 'close_time' | 'draw_time' | 'state'>;

const times = (id: string, draw: Common, hasResult: boolean): DrawTimes => ({
  id,
  number: draw.draw_number,
  openTime: draw.open_time,
  closeTime: draw.close_time,
  drawTime: draw.draw_time,
  state: draw.state,
  hasResult,
});

export const timesOfDraw = (draw: Draw): DrawTimes =>
  times(draw.match_id, draw, draw.numbers !== undefined && draw.special !== undefined);

export const timesOfRace = (race: Race): DrawTimes => times(race.id, race, race.result !== undefined);
