import { describe, expect, it } from 'vitest';
import { rangeOf, stepLine } from './step-line.ts';

describe('the line of a price', () => {
  it('is level for a history of one point, across the whole chart', () => {
    const points = [{ atMs: 5_000, odds: '2.00' }];
    const range = rangeOf([points], 5_000);
    if (range === undefined) throw new Error('no range');
    expect(stepLine(points, range, 300, 100)).toBe('M0 50H300');
  });

  it('steps where the price changed, and lasts until now', () => {
    const points = [
      { atMs: 0, odds: '2.00' },
      { atMs: 4_000, odds: '3.00' },
    ];
    const range = rangeOf([points], 8_000);
    if (range === undefined) throw new Error('no range');
    expect(stepLine(points, range, 300, 120)).toBe('M0 110H150V10H300');
  });

  it('is labelled with prices that were there, exact and as they were written', () => {
    const points = ['1.015', '9.5', '183.789', '20.00'].map((odds, atMs) => ({ atMs, odds }));
    expect(rangeOf([points.slice(0, 2), points.slice(2)], 8_000)).toMatchObject({
      lowest: '1.015',
      highest: '183.789',
    });
  });

  it('is nothing without points', () => {
    expect(rangeOf([[]], 1)).toBeUndefined();
    expect(stepLine([], { fromMs: 0, toMs: 1, bottom: 1, top: 2, lowest: '1.00', highest: '2.00' }, 1, 1)).toBe('');
  });
});
