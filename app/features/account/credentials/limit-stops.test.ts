import { expect, it } from 'vitest';
import { limitStops } from './limit-stops.ts';

it.each([
  ['stake', '0', '0.31', 'stops.bet'],
  ['loss', '0.00', undefined, 'stops.bet'],
  ['deposit', '0', '0.31', 'stops.deposit'],
  ['session', '0', undefined, 'stops.session'],
  ['stake', '0.30', '0.31', 'stops.least'],
  ['loss', '0.30', '0.31', 'stops.least'],
  ['stake', '0.31', '0.31', undefined],
  ['stake', '0.30', undefined, undefined],
  ['deposit', '0.30', '0.31', undefined],
  ['session', '1', '5', undefined],
  ['stake', '', '0.31', undefined],
  ['stake', '?notANumber x', '0.31', undefined],
] as const)('a %s limit of %j, the least bet being %s, stops: %s', (kind, entered, least, stops) => {
  expect(limitStops(kind, entered, { places: kind === 'session' ? 0 : 2, least })).toBe(stops);
});
