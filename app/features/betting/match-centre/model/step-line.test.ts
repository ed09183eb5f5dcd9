import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts } from '#engine/money';
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

  it.each([
    ['one price', [['2.00', 5_000]], 5_000, { fromMs: 5_000, toMs: 6_000, bottom: 1.9608, top: 2.04 }],
    ['one price since long', [['2.00', 5_000]], 9_000, { fromMs: 5_000, toMs: 9_000, bottom: 1.9608, top: 2.04 }],
    ['a page that is behind', [['2.00', 5_000]], 1, { fromMs: 5_000, toMs: 6_000, bottom: 1.9608, top: 2.04 }],
    ['a price near one', [['1.01', 0]], 2_000, { fromMs: 0, toMs: 2_000, bottom: 1, top: 1.0302 }],
    [
      'far apart',
      [
        ['100', 7],
        ['1.50', 3],
      ],
      2_000,
      { fromMs: 3, toMs: 2_000, bottom: 1, top: 152.1917 },
    ],
  ] as const)('has a range around it: %s', (_, given, nowMs, { bottom, top, ...rest }) => {
    const range = rangeOf([given.map(([odds, atMs]) => ({ odds, atMs }))], nowMs);
    const { bottom: itsBottom = 0, top: itsTop = 0, lowest: _lowest, highest: _highest, ...times } = range ?? {};
    expect(times).toEqual(rest);
    expect([itsBottom.toFixed(4), itsTop.toFixed(4)]).toEqual([bottom.toFixed(4), top.toFixed(4)]);
  });

  it('stays in the picture, goes on in time, and a double price is as far from each', () => {
    const odds = fc
      .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 99 }))
      .map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`);
    const lines = fc.array(fc.record({ odds, gap: fc.integer({ min: 0, max: 9_999 }) }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(lines, fc.nat(99_999), (steps, nowMs) => {
        let atMs = 0;
        const points = steps.map(({ odds: price, gap }) => ({ odds: price, atMs: (atMs += gap) }));
        const range = rangeOf([points], nowMs + atMs);
        if (range === undefined) throw new Error('no range');
        const path = stepLine(points, range, 300, 100);
        const [, start = '', ...rest] = path
          .split(/(?=[MHV])/u)
          .flatMap((step, at) => (at === 0 ? ['', step] : [step]));
        const [x0 = '', y0 = ''] = start.slice(1).split(' ');
        const xs = [x0, ...rest.filter((step) => step.startsWith('H')).map((step) => step.slice(1))].map(Number);
        const ys = [y0, ...rest.filter((step) => step.startsWith('V')).map((step) => step.slice(1))].map(Number);
        expect([xs[0], xs.at(-1), xs.length, ys.length]).toEqual([0, 300, points.length + 1, points.length]);
        expect(xs).toEqual(xs.toSorted((one, other) => one - other));
        for (const [at, y] of ys.entries()) {
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(100);
          const before = points[at - 1];
          if (before !== undefined && compareAmounts(points[at]?.odds ?? '', before.odds) > 0)
            expect(y).toBeLessThanOrEqual(ys[at - 1] ?? 0);
        }
      }),
      { numRuns: 100 },
    );
    const range = { fromMs: 0, toMs: 1, bottom: 1, top: 16, lowest: '1', highest: '16' };
    const height = (price: string) => stepLine([{ atMs: 0, odds: price }], range, 300, 100);
    expect(['1', '2', '4', '8', '16'].map(height)).toEqual([
      'M0 100H300',
      'M0 75H300',
      'M0 50H300',
      'M0 25H300',
      'M0 0H300',
    ]);
  });
});
