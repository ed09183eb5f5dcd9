import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareAmounts } from '../money/amount.ts';
import { estimateSlip } from './estimate.ts';
import { RULE_TABLE } from './rule-table.ts';
import { settleSlip, type SettleResult } from './settle.ts';
import { oddsText, resultsFor, slipArbitrary } from './slip.arbitrary.ts';
import { cut, everyLine, factorOf, fraction, placesOf, shareOf, times, ZERO, type Fraction } from './slip.reference.ts';
import type { Slip, SlipPick } from './slip.ts';

const pick = (market: SlipPick['market'], outcome: string, odds: string, line?: string): SlipPick => ({
  market,
  outcome,
  odds,
  ...(line !== undefined && { line }),
});

function soccer(matches: Slip['matches'], folds: readonly number[], over: Partial<Slip> = {}): Slip {
  return { game: 'soccer', currency: 'BRL', stake: '2', multiple: 1, passes: [], folds, matches, ...over };
}

const home = (id: string, odds: string) => ({ id, picks: [pick('wl', 'w', odds)] });
const asian = (line: string) => soccer([{ id: 'a', picks: [pick('asian_handicap', 'home', '1.90', line)] }], [1]);

describe('settleSlip', () => {
  it('pays a won line, cut, times the multiple', () => {
    const slip = soccer([home('a', '1.333'), home('b', '1.01')], [2], { stake: '1', multiple: 3 });
    // 1.333 x 1.01 = 1.34633: the line is cut to 1.34 before it is paid three times.
    expect(settleSlip(slip, { a: { ft: '1:0' }, b: { ft: '2:0' } })).toMatchObject({ state: 'won', payout: '4.02' });
  });

  it('pays 0.65 of odds and stake in bd, as its estimate says, and returns the whole stake of a void line', () => {
    const slip = soccer([home('a', '2.05'), home('b', '3')], [1, 2], { game: 'bd', stake: '0.01', multiple: 5 });
    // Lines of 0.01: 0.013325, 0.0195 and 0.039975 are cut before they are paid five times.
    expect(settleSlip(slip, { a: { ft: '1:0' }, b: { ft: '1:0' } }).payout).toBe('0.25');
    const ten = { ...slip, stake: '20', multiple: 1 };
    expect(settleSlip(ten, { a: { ft: '1:0' }, b: { ft: '1:0' } }).payout).toBe(estimateSlip(ten).max);
    // The single on a comes back whole; the single on b and the double are 0.65 of 60 each.
    expect(settleSlip(ten, { a: 'void', b: { ft: '1:0' } }).payout).toBe('98.00');
    expect(settleSlip(ten, { a: 'void', b: 'void' })).toMatchObject({ state: 'void', payout: '60.00' });
  });

  it('adds up lines as the player reads them: cut one by one', () => {
    const slip = soccer([home('a', '1.005'), home('b', '1.005')], [1], { stake: '1' });
    const results = { a: { ft: '1:0' }, b: { ft: '1:0' } };
    expect(settleSlip(slip, results).payout).toBe('2.00');
    expect(settleSlip(slip, results, { rounding: 'truncate-total' }).payout).toBe('2.01');
  });

  it('takes a void match at odds of 1: postponed over 36 hours, abandoned', () => {
    const slip = soccer([home('a', '3'), home('b', '4')], [1, 2]);
    expect(settleSlip(slip, { a: 'void', b: { ft: '1:0' } })).toEqual({
      state: 'won',
      payout: '18.00',
      lines: '3',
      winningLines: '2',
      openLines: '0',
      voidLines: '1',
      legs: ['void', 'won'],
    });
    expect(settleSlip(slip, { a: 'void', b: 'void' })).toMatchObject({ state: 'void', payout: '6.00', voidLines: '3' });
    expect(settleSlip(slip, { a: 'void', b: { ft: '0:0' } })).toMatchObject({ state: 'lost', payout: '2.00' });
  });

  it('is open while a line is, and pays what is decided', () => {
    const slip = soccer([home('a', '3'), home('b', '4')], [1, 2]);
    expect(settleSlip(slip, { a: { ft: '1:0' } })).toMatchObject({ state: 'open', payout: '6.00', openLines: '2' });
    // The lost leg decides the double; the single on b stays open.
    expect(settleSlip(slip, { a: { ft: '0:0' } })).toMatchObject({ state: 'open', payout: '0.00', openLines: '1' });
    expect(settleSlip(soccer([home('a', '3'), home('b', '4')], [2]), { a: { ft: '0:0' } })).toMatchObject({
      state: 'lost',
    });
  });

  it.each([
    ['-0.5', { ft: '1:0' }, 'won', '3.80', 'won'],
    ['-0.75', { ft: '1:0' }, 'half_won', '2.90', 'won'],
    ['-1', { ft: '1:0' }, 'push', '2.00', 'void'],
    ['-1.25', { ft: '1:0' }, 'half_lost', '1.00', 'lost'],
    ['-1.5', { ft: '1:0' }, 'lost', '0.00', 'lost'],
    ['0.25', { ft: '0:0' }, 'half_won', '2.90', 'won'],
    ['+0.00', { ft: '0:0' }, 'push', '2.00', 'void'],
  ] as const)('settles the home side %s at %j: %s', (line, result, leg, payout, state) => {
    expect(settleSlip(asian(line), { a: result })).toMatchObject({ legs: [leg], payout, state });
  });

  it('settles by named winners, and refuses those that cannot be', () => {
    const slip = soccer(
      [{ id: 'a', picks: [pick('outright', 'x', '5'), pick('outright', 'y', '3'), pick('correct_score', '2:1', '9')] }],
      [1],
    );
    expect(settleSlip(slip, { a: { wins: ['outright:y'] } })).toMatchObject({
      payout: '6.00',
      legs: ['lost', 'won', 'lost'],
    });
    expect(settleSlip(slip, { a: { wins: ['correct_score:2:1'] } })).toMatchObject({ payout: '18.00' });
    expect(() => settleSlip(slip, { a: { wins: ['outright:x', 'outright:y'] } })).toThrow(
      expect.objectContaining({ code: 'impossibleResult', path: 'matches[0].result.wins[1]' }),
    );
    expect(() => settleSlip(slip, { a: { wins: ['wl:x'] } })).toThrow(
      expect.objectContaining({ code: 'unknownOutcome' }),
    );
    expect(() => settleSlip(slip, { a: { wins: ['constructor:x'] } })).toThrow(
      expect.objectContaining({ code: 'unknownOutcome' }),
    );
    expect(() => settleSlip(slip, { a: { ft: '1:0' } })).toThrow(
      expect.objectContaining({ code: 'missingValue', path: 'matches[0].result' }),
    );
    expect(settleSlip(asian('-0.25'), { a: { wins: ['asian_handicap:home:-0.25'] } })).toMatchObject({ legs: ['won'] });
    expect(settleSlip(asian('-0.25'), { a: { wins: ['asian_handicap:home'] } })).toMatchObject({ legs: ['won'] });
  });

  it('settles a slip of no stake: nothing comes back', () => {
    expect(settleSlip(soccer([home('a', '3')], [1], { stake: '0' }), { a: { ft: '1:0' } })).toMatchObject({
      state: 'won',
      payout: '0.00',
    });
  });

  it('refuses a stake finer than the currency, which would cost 0.00 and could win', () => {
    const slip = soccer([home('a', '30')], [1], { stake: '0.001' });
    for (const work of [() => settleSlip(slip, { a: { ft: '1:0' } }), () => estimateSlip(slip)]) {
      expect(work).toThrow(expect.objectContaining({ code: 'tooManyPlaces', path: 'stake' }));
    }
    expect(settleSlip({ ...slip, stake: '0.010' }, { a: { ft: '1:0' } }).payout).toBe('0.30');
  });

  it.each(['postponed', null, 3])('refuses the result %j with its place', (result) => {
    expect(() => settleSlip(soccer([home('a', '3')], [1]), { a: result as unknown as SettleResult })).toThrow(
      expect.objectContaining({ code: 'impossibleResult', path: 'matches[0].result' }),
    );
  });

  it('takes no result from the prototype', () => {
    expect(settleSlip(soccer([home('constructor', '3')], [1]), {})).toMatchObject({ state: 'open', legs: ['open'] });
  });

  it('needs the half-time score for a half pick only', () => {
    const slip = soccer([{ id: 'a', picks: [pick('half', 'ww', '3')] }], [1]);
    expect(() => settleSlip(slip, { a: { ft: '1:0' } })).toThrow(
      expect.objectContaining({ code: 'missingValue', path: 'matches[0].result.ht' }),
    );
  });

  it('applies the official rules in their order: half-even, cap, multiple, withholding', () => {
    const official = RULE_TABLE['official-1'];
    const tie = soccer([home('a', '1.0625')], [1], { stake: '2', multiple: 10 });
    // 2.125 goes to the even cent, 2.12, and then ten times.
    expect(settleSlip(tie, { a: { ft: '1:0' } }, official).payout).toBe('21.20');
    const high = soccer([home('a', '60000')], [1]);
    // 120,000 is capped at 100,000 and loses 20% of itself.
    expect(settleSlip(high, { a: { ft: '1:0' } }, official).payout).toBe('80000.00');
    expect(settleSlip(soccer([home('a', '5000')], [1]), { a: { ft: '1:0' } }, official).payout).toBe('10000.00');
    expect(settleSlip(soccer([home('a', '5000.01')], [1]), { a: { ft: '1:0' } }, official).payout).toBe('8000.02');
  });

  it.each([
    [1, '100000.00'],
    [2, '200000.00'],
    [3, '200000.00'],
    [4, '500000.00'],
    [5, '500000.00'],
    [6, '1000000.00'],
    [8, '1000000.00'],
  ])('caps an official line of %i at %s', (fold, cap) => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, fold);
    const slip = soccer(
      ids.map((id) => home(id, '900000')),
      [fold],
    );
    const results = Object.fromEntries(ids.map((id) => [id, { ft: '1:0' }]));
    expect(settleSlip(slip, results, { prizeCap: RULE_TABLE['official-1'].prizeCap }).payout).toBe(cap);
  });

  it('withholds by the platform text above 20,000 and caps a single at 10,200', () => {
    const text = RULE_TABLE['platform-text-1'];
    const results = { a: { ft: '1:0' }, b: { ft: '1:0' } };
    expect(settleSlip(soccer([home('a', '9000')], [1]), results, text).payout).toBe('10200.00');
    expect(settleSlip(soccer([home('a', '200'), home('b', '200')], [2]), results, text).payout).toBe('64000.00');
    expect(settleSlip(soccer([home('a', '100'), home('b', '100')], [2]), results, text).payout).toBe('20000.00');
  });

  it('settles 10,000 lines and more without walking the lost ones', () => {
    const ids = Array.from({ length: 15 }, (_, index) => `m${index}`);
    const matches = ids.map((id) => ({ id, picks: ['a', 'b', 'c'].map((name) => pick('outright', name, '1.50')) }));
    const slip = soccer(
      matches,
      Array.from({ length: 14 }, (_, index) => index + 2),
    );
    const won = Object.fromEntries(ids.slice(0, 3).map((id) => [id, { wins: ['outright:a'] }]));
    const lost = Object.fromEntries(ids.slice(3).map((id) => [id, { wins: [] as string[] }]));
    expect(settleSlip(slip, { ...won, ...lost })).toMatchObject({
      winningLines: '4',
      lines: '1073741778',
      payout: '20.25',
    });
    const all = Object.fromEntries(ids.map((id) => [id, 'void' as const]));
    expect(() => settleSlip(slip, all)).toThrow(expect.objectContaining({ code: 'tooManyLines' }));
  });
});

/** A line's payout the obvious way: its factors one by one, cut, times the multiple. Null: the line is open. */
function linePays(slip: Slip, line: [number, number][], results: Record<string, SettleResult>): string | null {
  let factor: Fraction = { over: 1n, under: 1n };
  let isOpen = false;
  for (const [match, at] of line) {
    const onMatch = slip.matches[match];
    const picked = onMatch?.picks[at];
    if (!onMatch || !picked) throw new Error('no such leg');
    const result = results[onMatch.id];
    if (result === undefined) isOpen = true;
    else if (result === 'void') continue;
    else if ('wins' in result) {
      const isWon = result.wins.includes(`${picked.market}:${picked.outcome}`);
      factor = times(factor, isWon ? fraction(picked.odds) : ZERO);
    } else factor = times(factor, factorOf(slip.game, onMatch, picked, result));
  }
  if (factor.over === 0n) return '0';
  if (isOpen) return null;
  const isVoid = line.every(([match]) => results[slip.matches[match]?.id ?? ''] === 'void');
  const once = cut(times(times(factor, fraction(slip.stake)), shareOf(slip, isVoid)), placesOf(slip));
  return cut(times(fraction(once), { over: BigInt(slip.multiple), under: 1n }), placesOf(slip));
}

const settledSlip = slipArbitrary({ matches: 4, picks: 3 }).chain((slip) =>
  fc.tuple(fc.constant(slip), resultsFor(slip)),
);

describe('properties', () => {
  it('the payout is the sum of every line, settled one by one; open lines are counted', () => {
    fc.assert(
      fc.property(settledSlip, ([slip, results]) => {
        const payouts = everyLine(slip).map((line) => linePays(slip, line, results));
        const settled = settleSlip(slip, results);
        const sum = payouts.reduce<string>((total, payout) => addAmounts(total, payout ?? '0'), '0');
        expect(compareAmounts(settled.payout, sum)).toBe(0);
        expect(settled.openLines).toBe(String(payouts.filter((payout) => payout === null).length));
        expect(settled.state === 'open').toBe(payouts.includes(null));
      }),
    );
  });

  it('no result pays more than the maximum, or less than the minimum when it pays', () => {
    fc.assert(
      fc.property(settledSlip, ([slip, results]) => {
        if (Object.values(results).some((result) => result === undefined || result === 'void')) return;
        // Winners named at will need not be those of any score; only pure outrights are named here.
        const isMixed = ({ picks }: Slip['matches'][number]) =>
          new Set(picks.map(({ market }) => market === 'outright')).size > 1;
        if (slip.matches.some(isMixed)) return;
        const estimate = estimateSlip(slip);
        const { payout } = settleSlip(slip, results, { rounding: 'truncate-total' });
        expect(compareAmounts(payout, estimate.max)).not.toBe(1);
        expect(compareAmounts(settleSlip(slip, results).payout, estimate.max)).not.toBe(1);
        expect(compareAmounts(payout, estimate.guaranteed)).not.toBe(-1);
        expect(compareAmounts(payout, '0') === 0 || compareAmounts(payout, estimate.min) >= 0).toBe(true);
      }),
    );
  });

  it('cutting each line adds no money to cutting the total', () => {
    fc.assert(
      fc.property(settledSlip, ([slip, results]) => {
        const lines = settleSlip(slip, results).payout;
        const total = settleSlip(slip, results, { rounding: 'truncate-total' }).payout;
        expect(compareAmounts(lines, total)).not.toBe(1);
      }),
    );
  });

  it('raising an odd lowers no payout', () => {
    fc.assert(
      fc.property(settledSlip, oddsText, ([slip, results], odds) => {
        const [first, ...rest] = slip.matches;
        const [changed, ...others] = first?.picks ?? [];
        if (!first || !changed || compareAmounts(odds, changed.odds) < 0) return;
        const raised = { ...slip, matches: [{ ...first, picks: [{ ...changed, odds }, ...others] }, ...rest] };
        expect(compareAmounts(settleSlip(raised, results).payout, settleSlip(slip, results).payout)).not.toBe(-1);
      }),
    );
  });

  it('a void banker changes nothing but the fold', () => {
    fc.assert(
      fc.property(settledSlip, oddsText, ([slip, results], odds) => {
        const banker = { id: 'void', banker: true, picks: [pick('outright', 'x', odds)] };
        const longer = {
          ...slip,
          folds: (slip.folds ?? []).map((fold) => fold + 1),
          matches: [...slip.matches, banker],
        };
        if (Math.max(...longer.folds) > 3) return;
        const { legs, ...before } = settleSlip(slip, results);
        const { legs: after, ...settled } = settleSlip(longer, { ...results, void: 'void' });
        expect(settled).toEqual(before);
        expect(after).toEqual([...legs, 'void']);
      }),
    );
  });
});
