import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLimits } from '#engine/limits';
import {
  estimateSlip,
  estimateUnderRules,
  NAMED_PASSES,
  quoteSlipCashOut,
  settleCricket as engineCricket,
  settleSlip,
  type Slip,
} from '#engine/sports';
import { resultsFor, slipArbitrary } from '#engine/testing';
import { outcomeThatDiffers } from '#cli/services/check/every-outcome.ts';
import { cashOut } from './cash-out.ts';
import { type Fraction, isLess, isMore, ZERO } from './fraction.ts';
import { warnings } from './limits.ts';
import { settleCricket } from './lotteries.ts';
import { foldsOf } from './passes.ts';
import { promise } from './promise.ts';
import { estimate, everyLine, everySum, payoutOfSums, settle } from './sports.ts';
import type { OracleSlip } from './slip.ts';

describe('the engine agrees', () => {
  const plain = ({ passes, ...rest }: Slip): OracleSlip => ({ passes, ...rest });

  it('on every named pass', () => {
    for (const { name, matches, folds } of NAMED_PASSES) expect(foldsOf([name], [], matches), name).toEqual([...folds]);
  });

  it('on lines, stakes, returns and settlements of random slips', () => {
    const slipAndResults = slipArbitrary({ matches: 4, picks: 3 }).chain((drawn) =>
      fc.tuple(fc.constant(drawn), resultsFor(drawn)),
    );
    fc.assert(
      fc.property(slipAndResults, ([drawn, results]) => {
        expect(estimateSlip(drawn)).toEqual(estimate(plain(drawn)));
        const { lines, stake, max } = estimateUnderRules(drawn, {});
        expect({ lines, stake, max }).toEqual(promise(plain(drawn)));
        const { state, payout } = settle(plain(drawn), results);
        expect(settleSlip(drawn, results)).toMatchObject({ state, payout });
      }),
      { numRuns: 40 },
    );
  });

  it('on cash-outs of random slips', () => {
    const odds = fc.constantFrom('1.01', '1.85', '3.333', '12');
    const states = fc.constantFrom('won' as const, 'lost' as const, 'void' as const, 'open' as const);
    const drawn = slipArbitrary({ matches: 3, picks: 2 }).chain((of) => {
      const picks = of.matches.flatMap((match) => match.picks);
      return fc.tuple(
        fc.constant(of),
        fc.tuple(
          ...picks.map(({ odds: placed }) => fc.record({ state: states, placed: fc.constant(placed), live: odds })),
        ),
      );
    });
    fc.assert(
      fc.property(drawn, ([of, legs]) => {
        expect(quoteSlipCashOut(of, legs)).toBe(cashOut(plain(of), legs));
      }),
      { numRuns: 120 },
    );
  });

  it('on limits at and beside their bounds', () => {
    const amount = fc.constantFrom('0', '0.01', '1', '1.99', '2', '2.01', '100', '100.000001', '99.999999');
    const bounds = fc.option(fc.record({ min: amount, max: amount }), { nil: undefined });
    const input = fc.record({
      scope: fc.constantFrom('sport' as const, 'lottery' as const),
      amount,
      rate: fc.constantFrom('1', '2', '0.5', '5.4321'),
      balance: fc.option(amount, { nil: undefined }),
      bet: bounds,
      multiple: bounds,
      bonus: bounds,
      game: bounds,
      multiplier: fc.option(fc.constantFrom('1', '2', '100'), { nil: undefined }),
      estimate: fc.option(amount, { nil: undefined }),
      region: fc.option(fc.constantFrom('BR', 'XX'), { nil: undefined }),
      disabledRegions: fc.constantFrom([], ['XX']),
    });
    fc.assert(
      fc.property(input, (given) => {
        expect(checkLimits({ ...given, currency: 'USDT' } as never).warnings.map(({ name }) => name)).toEqual(
          warnings(given),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('on each outcome of sports, Mark Six and PK10, under results of each kind', () => {
    expect(outcomeThatDiffers()).toBeUndefined();
  });

  it('on cricket', () => {
    const money = { amount: fc.constantFrom('1', '0.07', '12.34'), odds: fc.constantFrom('1', '1.97', '47', '3.333') };
    const currency = fc.constantFrom('USDT', 'BRL');
    const result = fc.constantFrom('won' as const, 'lost' as const, 'void' as const, undefined);
    fc.assert(
      fc.property(
        fc.array(fc.record({ odd: money.odds, amount: money.amount, result }), { minLength: 1, maxLength: 4 }),
        currency,
        (drawn, unit) => {
          const bets = Object.fromEntries(drawn.map(({ odd, amount }, id) => [id, { odd, amount }]));
          const results = Object.fromEntries(drawn.map((each, id) => [id, each.result]));
          expect(engineCricket(bets, results, unit)).toEqual(settleCricket(bets, results, unit));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the oracle itself', () => {
  it('loses nothing by looking only at the lowest, lowest positive and highest sum of each match', () => {
    fc.assert(
      fc.property(slipArbitrary({ matches: 3, picks: 2, games: ['soccer'] }), (drawn) => {
        const folds = [...new Set(everyLine(drawn).map((line) => line.length))];
        const sums = drawn.matches.map((match) => everySum(drawn.game, match));
        let found: { max?: Fraction; min?: Fraction; guaranteed?: Fraction } = {};
        const walk = (at: number, chosen: readonly Fraction[]): void => {
          if (at < sums.length) return (sums[at] ?? []).forEach((sum) => walk(at + 1, [...chosen, sum]));
          const payout = payoutOfSums(drawn, folds, chosen);
          if (!found.max || isMore(payout, found.max)) found = { ...found, max: payout };
          if (!found.guaranteed || isLess(payout, found.guaranteed)) found = { ...found, guaranteed: payout };
          if (payout.over > 0n && (!found.min || isLess(payout, found.min))) found = { ...found, min: payout };
        };
        walk(0, []);
        // A void match pays each of its picks at odds 1.
        let orVoid = found.max ?? ZERO;
        const walkVoid = (at: number, chosen: readonly Fraction[]): void => {
          const stakes = { over: BigInt(drawn.matches[at]?.picks.length ?? 0), under: 1n };
          if (at < sums.length)
            return [...(sums[at] ?? []), stakes].forEach((sum) => walkVoid(at + 1, [...chosen, sum]));
          const payout = payoutOfSums(drawn, folds, chosen);
          if (isMore(payout, orVoid)) orVoid = payout;
        };
        walkVoid(0, []);
        const scaled = (payout: Fraction = ZERO) => {
          const { over, under } = payout;
          const places = drawn.currency === 'USDT' ? 6 : 2;
          const stake = BigInt(Math.round(Number(drawn.stake) * 1e6)) * BigInt(drawn.multiple);
          const digits = String((over * stake * 10n ** BigInt(places)) / (under * 1_000_000n)).padStart(
            places + 1,
            '0',
          );
          return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
        };
        const stake = scaled({ over: BigInt(everyLine(drawn).length), under: 1n });
        const digitsOf = (amount: string) => BigInt(amount.replace('.', ''));
        const canWin = digitsOf(scaled(found.max)) > digitsOf(stake);
        expect(estimate(drawn)).toMatchObject({
          max: scaled(canWin ? orVoid : found.max),
          guaranteed: scaled(found.guaranteed),
          min: scaled(found.min),
        });
      }),
      { numRuns: 40 },
    );
  });
});
