import { describe, expect, it } from 'vitest';
import { settleSlip } from '../settle.ts';
import type { Slip } from '../slip.ts';
import { type BonusStep, extraBonus, promisedBonus } from './extra-bonus.ts';
import { selectionPrize } from './selection-prize.ts';

/** Not in order: a brand may write them as it likes. */
const STEPS: readonly BonusStep[] = [
  { matches: 6, rate: '0.1' },
  { matches: 3, rate: '0.05' },
];
const slipOf = (matches: number, change: Partial<Slip> = {}): Slip => ({
  game: 'soccer',
  currency: 'BRL',
  stake: '10',
  multiple: 1,
  passes: [`${matches}-string-1`],
  matches: Array.from({ length: matches }, (_, index) => ({
    id: String(index),
    picks: [{ market: 'wl' as const, outcome: 'w', odds: '2.00' }],
  })),
  ...change,
});
const HOME = { ft: '1:0', ht: '1:0' };
const results = (...each: readonly ('won' | 'lost' | 'void')[]) =>
  Object.fromEntries(
    each.map((state, index) => [index, state === 'void' ? 'void' : state === 'won' ? HOME : { ft: '0:1', ht: '0:1' }]),
  );
const paid = (slip: Slip, ...states: readonly ('won' | 'lost' | 'void')[]) =>
  extraBonus(slip, settleSlip(slip, results(...states) as never), STEPS);

describe('the extra bonus of an accumulator', () => {
  it('is the share of the winnings of the step that its matches reach', () => {
    expect(paid(slipOf(2), 'won', 'won')).toBe('0.00');
    expect(paid(slipOf(3), 'won', 'won', 'won')).toBe('3.50');
    expect(paid(slipOf(6), 'won', 'won', 'won', 'won', 'won', 'won')).toBe('63.00');
  });

  it('counts no match that is void, and is nothing for a lost one', () => {
    expect(paid(slipOf(4), 'won', 'won', 'won', 'void')).toBe('3.50');
    expect(paid(slipOf(3), 'won', 'won', 'void')).toBe('0.00');
    expect(paid(slipOf(3), 'won', 'won', 'lost')).toBe('0.00');
    expect(paid(slipOf(3), 'void', 'void', 'void')).toBe('0.00');
  });

  it('is for one line of all matches: no system, no singles, no second pick, no folds of its own', () => {
    const won = ['won', 'won', 'won'] as const;
    expect(paid(slipOf(3, { passes: ['2-string-1'] }), ...won)).toBe('0.00');
    expect(paid(slipOf(3, { passes: ['single', '3-string-1'] }), ...won)).toBe('0.00');
    expect(paid(slipOf(3, { folds: [2] }), ...won)).toBe('0.00');
    const [first, ...rest] = slipOf(3).matches;
    const picks = [...(first?.picks ?? []), { market: 'wl' as const, outcome: 'd', odds: '3.00' }];
    expect(paid(slipOf(3, { matches: [{ id: '0', picks }, ...rest] }), ...won)).toBe('0.00');
  });

  it('is cut to the places of the currency, and nothing where the prize is no more than the stake', () => {
    const odd = slipOf(3, { stake: '0.01', currency: 'BRL' });
    expect(paid(odd, 'won', 'won', 'won')).toBe('0.00');
    expect(paid(slipOf(3, { currency: 'JPY', places: 0, stake: '101' }), 'won', 'won', 'won')).toBe('35');
    expect(extraBonus(slipOf(3), { state: 'won', payout: '10', legs: ['won', 'won', 'won'] }, STEPS)).toBe('0.00');
  });

  it('is promised as if every match were won, of what the rules of the house leave', () => {
    expect(promisedBonus(slipOf(3), '80', STEPS)).toBe('3.50');
    expect(promisedBonus(slipOf(6), '100', STEPS)).toBe('9.00');
    expect(promisedBonus(slipOf(2), '40', STEPS)).toBe('0.00');
    expect(promisedBonus(slipOf(3), '80', [])).toBe('0.00');
    expect(promisedBonus(slipOf(3, { passes: ['2-string-1'] }), '120', STEPS)).toBe('0.00');
  });
});

it('the prize of a selection is stake times odds, of bd its share, cut', () => {
  const of = (game: Slip['game'], odds: string) => selectionPrize({ game, currency: 'BRL', stake: '2' }, { odds });
  expect([of('soccer', '1.85'), of('basketball', '1.333'), of('bd', '3.00'), of('bd', '1.01')]).toEqual([
    '3.70',
    '2.66',
    '3.90',
    '1.31',
  ]);
});
