import { expect, it } from 'vitest';
import { spanDuration, spanText } from './span-text.ts';

it.each([
  [-5, '00:00', 'PT0S'],
  [0, '00:00', 'PT0S'],
  [1, '00:01', 'PT1S'],
  [1_000, '00:01', 'PT1S'],
  [1_001, '00:02', 'PT2S'],
  [61_000, '01:01', 'PT61S'],
  [3_599_999, '1:00:00', 'PT3600S'],
  [90_061_000, '25:01:01', 'PT90061S'],
])('%i ms is %s', (span, text, duration) => {
  expect(spanText(span)).toBe(text);
  expect(spanDuration(span)).toBe(duration);
});
