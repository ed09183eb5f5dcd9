import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateSlip } from './estimate.ts';
import { assertSendable, countLines, listLines, totalStake } from './lines.ts';
import { settleSlip } from './settle.ts';
import { slipArbitrary } from './slip.arbitrary.ts';
import { everyLine } from './slip.reference.ts';
import type { Slip } from './slip.ts';

const outrights = (matches: number, picks: number, folds: readonly number[], over: Partial<Slip> = {}): Slip => ({
  game: 'soccer',
  currency: 'USDT',
  stake: '2',
  multiple: 1,
  passes: [],
  folds,
  matches: Array.from({ length: matches }, (_, match) => ({
    id: `m${match}`,
    picks: Array.from({ length: picks }, (_, pick) => ({
      market: 'outright',
      outcome: `o${pick}`,
      odds: `${pick + 2}.${match}5`,
    })),
  })),
  ...over,
});

const ALL_FOLDS = Array.from({ length: 14 }, (_, index) => index + 2);

describe('countLines and totalStake', () => {
  it('count one pick from each of k matches', () => {
    expect(countLines(outrights(15, 3, ALL_FOLDS))).toBe(1_073_741_778n);
    expect(countLines(outrights(8, 3, [2, 3, 4, 5, 6, 7, 8]))).toBe(65_511n);
    expect(totalStake(outrights(3, 2, [2], { multiple: 4, stake: '0.333333' }))).toBe('15.999984');
    expect(totalStake(outrights(1, 1, [1], { stake: '0.010', currency: 'BRL' }))).toBe('0.01');
  });

  it('refuse a stake finer than the currency, instead of cutting what the player pays', () => {
    const fine = outrights(1, 1, [1], { stake: '0.019', currency: 'BRL' });
    for (const work of [() => countLines(fine), () => totalStake(fine), () => listLines(fine)]) {
      expect(work).toThrow(expect.objectContaining({ code: 'tooManyPlaces', path: 'stake' }));
    }
  });

  it('put bankers into every line and count them inside the fold', () => {
    const slip = outrights(4, 2, [2, 3]);
    const banked = { ...slip, matches: slip.matches.map((match, index) => ({ ...match, banker: index === 0 })) };
    // Doubles: 2 x e1(2,2,2) = 12; trebles: 2 x e2(2,2,2) = 24.
    expect(countLines(banked)).toBe(36n);
    // A single would leave the second banker out: no line; doubles are the two bankers alone.
    const two = {
      ...slip,
      folds: [1, 2],
      matches: slip.matches.map((match, index) => ({ ...match, banker: index < 2 })),
    };
    expect(countLines(two)).toBe(4n);
  });
});

describe('assertSendable', () => {
  it('refuses a slip over 10,000 lines before it is sent', () => {
    expect(() => assertSendable(outrights(1, 10_000, [1]))).not.toThrow();
    expect(() => assertSendable(outrights(1, 10_001, [1]))).toThrow(
      expect.objectContaining({
        code: 'tooManyLines',
        path: 'passes',
        message: 'passes: a slip has at most 10000 lines, got 10001',
      }),
    );
  });
});

describe('listLines', () => {
  it('lists a line with its picks, its exact odds and its payout', () => {
    const slip = outrights(2, 1, [2], { multiple: 3, stake: '1.111111' });
    expect(listLines(slip)).toEqual([
      {
        fold: 2,
        picks: [
          { match: 'm0', market: 'outright', outcome: 'o0', odds: '2.05' },
          { match: 'm1', market: 'outright', outcome: 'o0', odds: '2.15' },
        ],
        odds: '4.4075',
        // 1.111111 x 4.4075 = 4.8972217...: cut, then three times.
        payout: '14.691663',
      },
    ]);
  });

  it('shows 0.65 of odds and stake for a line of bd, as it is paid: cut, then times the multiple', () => {
    const slip = outrights(2, 1, [2], { game: 'bd', multiple: 3, stake: '1.111111' });
    // 1.111111 x 4.4075 x 0.65 = 3.183194126..., three times; the maximum of the slip is cut once.
    expect(listLines(slip).map(({ odds, payout }) => [odds, payout])).toEqual([['4.4075', '9.549582']]);
    expect(estimateSlip(slip).max).toBe('9.549582');
    // 0.01 x 2.05 x 0.65 is 0.013.
    const small = outrights(1, 1, [1], { game: 'bd', currency: 'BRL', stake: '0.01', multiple: 5 });
    expect([listLines(small)[0]?.payout, estimateSlip(small).max]).toEqual(['0.05', '0.06']);
    expect(settleSlip(small, { m0: { wins: ['outright:o0'] } }).payout).toBe('0.05');
  });

  it('jumps to the last of a billion lines', () => {
    const slip = outrights(15, 3, ALL_FOLDS);
    const [last, ...rest] = listLines(slip, { offset: 1_073_741_777n, limit: 5 });
    expect(last?.fold).toBe(15);
    expect(last?.picks.every(({ outcome }) => outcome === 'o2')).toBe(true);
    expect(rest).toEqual([]);
    expect(listLines(slip, { offset: 1_073_741_778n })).toEqual([]);
    expect(listLines(slip, { offset: 0, limit: 0 })).toEqual([]);
    expect(listLines(slip)).toHaveLength(100);
  });

  it.each([
    [{ offset: -1 }, 'offset'],
    [{ offset: 0.5 }, 'offset'],
    [{ limit: -1 }, 'limit'],
    [{ limit: 10_001 }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
  ])('refuses the page %j', (page, path) => {
    expect(() => listLines(outrights(2, 1, [1]), page)).toThrow(expect.objectContaining({ code: 'outOfRange', path }));
  });
});

describe('properties', () => {
  it('the pages put together are every line, once', () => {
    fc.assert(
      fc.property(slipArbitrary(), fc.integer({ min: 1, max: 7 }), (slip, limit) => {
        const keyOf = (line: readonly (readonly [string, string])[]) => line.map((leg) => leg.join('=')).join('|');
        const wanted = everyLine(slip).map((line) =>
          keyOf(
            line.map(([match, pick]) => {
              const { market = '', outcome = '', line: own = '' } = slip.matches[match]?.picks[pick] ?? {};
              return [slip.matches[match]?.id ?? '', `${market}:${outcome}:${own}`] as const;
            }),
          ),
        );
        const listed: string[] = [];
        for (let offset = 0; ; offset += limit) {
          const page = listLines(slip, { offset, limit });
          for (const { picks, fold } of page) {
            expect(picks).toHaveLength(fold);
            listed.push(
              keyOf(
                picks.map(({ match, market, outcome, line = '' }) => [match, `${market}:${outcome}:${line}`] as const),
              ),
            );
          }
          if (page.length < limit) break;
        }
        expect(listed.toSorted()).toEqual(wanted.toSorted());
        expect(countLines(slip)).toBe(BigInt(wanted.length));
      }),
    );
  });
});
