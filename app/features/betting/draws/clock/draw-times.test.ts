import { expect, it } from 'vitest';
import type { Draw, Race } from '#contract/entities';
import { timesOfDraw, timesOfRace } from './draw-times.ts';

const COMMON = {
  draw_number: '26031',
  open_time: '2026-03-14T10:00:00Z',
  close_time: '2026-03-14T11:00:00Z',
  draw_time: '2026-03-14T11:05:00Z',
  state: 'open' as const,
};
const TIMES = {
  number: '26031',
  openTime: '2026-03-14T10:00:00Z',
  closeTime: '2026-03-14T11:00:00Z',
  drawTime: '2026-03-14T11:05:00Z',
  state: 'open',
};

it('has what a draw and a race have in common; a draw has its result with all of its numbers', () => {
  const draw = { ...COMMON, match_id: 'hk-1' } as Draw;
  expect(timesOfDraw(draw)).toEqual({ id: 'hk-1', ...TIMES, hasResult: false });
  const numbers = [1, 2, 3, 4, 5, 6];
  expect(timesOfDraw({ ...draw, numbers }).hasResult).toBe(false);
  expect(timesOfDraw({ ...draw, special: 7 }).hasResult).toBe(false);
  expect(timesOfDraw({ ...draw, numbers, special: 7 }).hasResult).toBe(true);
  const race = { ...COMMON, id: 'pk-1' } as Race;
  expect(timesOfRace(race)).toEqual({ id: 'pk-1', ...TIMES, hasResult: false });
  expect(timesOfRace({ ...race, result: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } as Race).hasResult).toBe(true);
});
