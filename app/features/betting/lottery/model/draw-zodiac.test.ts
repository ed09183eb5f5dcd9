import { expect, it } from 'vitest';
import { drawZodiac } from './draw-zodiac.ts';

// The lunar year of the horse began on 17 February 2026.
it.each([
  ['2026-02-16T23:30:00+08:00', 'snake'],
  ['2026-02-17T00:00:00+08:00', 'horse'],
  ['2026-02-16T16:30:00Z', 'snake'],
  ['1800-01-01T00:00:00Z', undefined],
  ['9999-01-01T00:00:00Z', undefined],
])('a draw at %s is in the year of the %s, by the day that the upstream writes', (time, animal) => {
  expect(drawZodiac({ draw_time: time })).toBe(animal);
});

it('hides no other error', () => {
  expect(() => drawZodiac({ draw_time: undefined as never })).toThrow(TypeError);
});
