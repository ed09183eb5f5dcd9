import { ballAnimal, ballColor } from '#engine/lottery';
import { drawZodiac } from '#app/features/betting/lottery/model/draw-zodiac.ts';

/** What the statistics can count. */
export const GROUPS = ['number', 'color', 'animal', 'tail'] as const;
export type Group = (typeof GROUPS)[number];

/** What a ball counts for. Its animal depends on the year of its draw; if that is unknown, it counts for none. */
export function keysOf(group: Group, draw: Parameters<typeof drawZodiac>[0]): (ball: number) => readonly string[] {
  const year = drawZodiac(draw);
  switch (group) {
    case 'number':
      return (ball) => [String(ball)];
    case 'color':
      return (ball) => [ballColor(ball)];
    case 'tail':
      return (ball) => [String(ball % 10)];
    case 'animal':
      return (ball) => (year === undefined ? [] : [ballAnimal(ball, year)]);
  }
}
