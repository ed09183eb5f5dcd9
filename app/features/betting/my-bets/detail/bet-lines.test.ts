import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { addAmounts, compareAmounts } from '#engine/money';
import { countLines, type SettleResult, settleSlip } from '#engine/sports';
import type { Bet } from '#contract/entities';
import { betLines, slipOf } from './bet-lines.ts';
import { aBet, aMatch, anyBet } from '#app/features/betting/my-bets/test/a-bet.ts';

const ALL = 10_000;

describe('the combinations of a bet', () => {
  it('are as many as the engine counts, and what they pay adds up to what the engine pays for the whole bet', () => {
    fc.assert(
      fc.property(anyBet, (bet) => {
        const lines = betLines(bet, 0, ALL);
        expect(BigInt(lines.length)).toBe(countLines(slipOf(bet)));
        const results = Object.fromEntries(
          bet.matches.map(({ match_id: id, picks }): [string, SettleResult] => {
            if (picks[0]?.result === 'open') return [id, undefined];
            if (picks[0]?.result === 'void') return [id, 'void'];
            return [id, { wins: picks.flatMap(({ outcome, result }) => (result === 'won' ? [`wl:${outcome}`] : [])) }];
          }),
        );
        const { payout, winningLines, openLines } = settleSlip(slipOf(bet), results);
        const decided = lines.filter(({ state }) => state !== 'open');
        const sum = decided.map((line) => line.payout).reduce(addAmounts, '0');
        expect(compareAmounts(sum, payout)).toBe(0);
        expect(String(lines.filter(({ state }) => state === 'won').length)).toBe(winningLines);
        expect(String(lines.length - decided.length)).toBe(openLines);
      }),
    );
  });

  it('with a void leg have the odds that they pay by', () => {
    const matches = [
      aMatch('a', [{ odds: '1.60', result: 'won' }]),
      aMatch('b', [{ odds: '1.53', result: 'void' }]),
      aMatch('c', [{ odds: '2.00', result: 'open' }]),
    ];
    const of = (some: typeof matches) => {
      const [line] = betLines(aBet({ stake: '5', passes: [`${some.length}-string-1`], matches: some }), 0, 1);
      return `${line?.odds} ${line?.payout}`;
    };
    expect(of(matches.slice(0, 2))).toBe('1.6000 8.000000');
    expect(of(matches)).toBe('3.200000 16.000000');
  });

  it('are read page by page without a gap', () => {
    fc.assert(
      fc.property(anyBet, fc.integer({ min: 1, max: 7 }), (bet, size) => {
        const all = betLines(bet, 0, ALL);
        const paged = Array.from({ length: Math.ceil(all.length / size) }, (_, page) =>
          betLines(bet, page * size, size),
        );
        expect(paged.flat()).toEqual(all);
      }),
    );
  });

  it('of a bet on bd pay 0.65 of stake and odds, open and settled, and what the rules cap at most', () => {
    const open = (over: Partial<Bet>) =>
      aBet({ game: 'bd', matches: [aMatch('a', [{ odds: '2.55', result: 'open' }])], multiple: 3, ...over });
    const paid = (over: Partial<Bet>) => betLines(open(over), 0, 1).map(({ state, payout }) => `${state} ${payout}`);
    const rules = { prize_cap: [{ from: 1, to: 1, cap: '5' }] };
    // 10 x 2.55 x 3 x 0.65, the maximum of the simulator's bet; a cap of 5 is times the multiple.
    expect([paid({}), paid({ rules }), paid({ game: 'soccer' })]).toEqual([
      ['open 49.725000'],
      ['open 15.000000'],
      ['open 76.500000'],
    ]);
    const won = aMatch('a', [{ odds: '2.55', result: 'won' }]);
    expect(paid({ matches: [won] })).toEqual(['won 49.725000']);
  });

  it('with a void leg could pay what the other legs make', () => {
    const legs = (result: 'void' | 'won') => [
      aMatch('a', [{ odds: '2.00', result }]),
      aMatch('b', [{ odds: '3.00', result: 'open' }]),
    ];
    const paid = (over: Partial<Bet>) => betLines(aBet({ passes: ['2-string-1'], ...over }), 0, 1)[0]?.payout;
    expect([paid({ matches: legs('void') }), paid({ matches: legs('won') })]).toEqual(['30.000000', '60.000000']);
    expect(paid({ game: 'bd', matches: legs('void') })).toBe('19.500000');
  });

  it('show the winnings above the stake of the line', () => {
    const bet = aBet({ matches: [aMatch('a', [{ odds: '2.50', result: 'won' }])] });
    expect(betLines(bet, 0, 1)).toMatchObject([{ state: 'won', payout: '25.000000', bonus: '15.000000' }]);
  });
});
