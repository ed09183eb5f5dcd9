import { describe, expect, it } from 'vitest';
import { spanText } from './span-text.ts';

describe('a span as clocks show it', () => {
  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [60, '01:00'],
    [3_599, '59:59'],
    [3_600, '1:00:00'],
    [3_725, '1:02:05'],
    [90_061, '25:01:01'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(spanText(seconds)).toBe(text);
  });
});
