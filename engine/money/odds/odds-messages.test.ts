import { expect, it } from 'vitest';
import { readOdds } from './convert-odds.ts';
import type { OddsFormatName } from './odds-format.ts';

/** The sentences are what an operator reads in a report: each says what is allowed, and what was given. */
it.each([
  ['kelvin', '2', 'from: no odds format is called "kelvin"'],
  ['decimal', '0.99', 'value: decimal odds are at least 1, got "0.99"'],
  ['fractional', 'evens', 'value: expected fractional odds like "9/4", got "evens"'],
  ['american', '+99', 'value: American odds are +100 or more, or -100 or less, got "+99"'],
  ['hongkong', '-0.5', 'value: Hong Kong odds are not negative, got "-0.5"'],
  ['indonesian', '0.5', 'value: Indonesian odds are 1 or more, or -1 or less, got "0.5"'],
  ['malay', '1.5', 'value: Malay odds lie between -1 and 1, got "1.5"'],
  ['probability', '1.1', 'value: a probability is above 0 and at most 1, got "1.1"'],
])('%s odds %s are refused with a whole sentence', (format, text, message) => {
  expect(() => readOdds(text, format as OddsFormatName)).toThrow(expect.objectContaining({ message }));
});
