import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import * as v from 'valibot';
import { BET_STATUS, BET_STATUS_B, BetStatus } from '#contract/entities';
import { addAmounts, compareAmounts, subtractAmounts } from '#engine/money';
import { betNote, betPayout, betState, isPending, paidForParts } from './bet-state.ts';
import { aBet } from '#app/features/betting/my-bets/test/a-bet.ts';

const amount = fc
  .integer({ min: 0, max: 100_000 })
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const AT = '2026-03-14T12:00:00.000Z';
const status = fc.constantFrom(...BetStatus.options);

describe('the state of a bet', () => {
  it('is one of the four words for every code of both sets and every bonus', () => {
    fc.assert(
      fc.property(status, amount, (code, bonus) => {
        const state = betState({ status: code, bonus_amount: bonus });
        const isPaid = /[1-9]/.test(bonus);
        if (code === BET_STATUS.pending || code === BET_STATUS_B.pending) expect(state).toBe('pending');
        else if (code === BET_STATUS.cancelled) expect(state).toBe('canceled');
        else expect(state).toBe(isPaid ? 'win' : 'loss');
        expect(isPending({ status: code })).toBe(state === 'pending');
      }),
    );
  });

  it('is void where the upstream says so and paid no more than the stake', () => {
    const settled = { status: BET_STATUS.settled, bet_amount: '10', payout: '10', result: 'void' } as const;
    expect(betState(aBet(settled))).toBe('void');
    expect(betNote(aBet(settled))).toBe('refunded');
    expect(betState(aBet({ ...settled, payout: '12', bonus_amount: '2' }))).toBe('win');
    expect(betState(aBet({ ...settled, cashed_out: true }))).toBe('cashedOut');
    expect(betState(aBet({ ...settled, status: BET_STATUS.pending }))).toBe('pending');
  });

  it('has no other codes: the contract refuses them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 100 }), (code) => {
        expect(v.is(BetStatus, code)).toBe([0, 1, 2, 16, 32].includes(code));
      }),
    );
  });

  it('pays stake plus bonus if the bonus is over 0, else what it has paid', () => {
    fc.assert(
      fc.property(amount, amount, amount, (stake, bonus, payout) => {
        const expected = /[1-9]/.test(bonus) ? addAmounts(stake, bonus) : payout;
        expect(betPayout({ bet_amount: stake, bonus_amount: bonus, payout })).toBe(expected);
      }),
    );
  });

  it('of which parts were sold is won where all of it has paid more than it cost', () => {
    const part = { part_id: 'p', stake: '10', bet_amount: '10', at: '2026-03-14T12:00:00.000Z' };
    const rest = { status: 16, result: 'won', bet_amount: '10', payout: '16.80', bonus_amount: '6.80' } as const;
    expect(betState(aBet({ ...rest, parts: [{ ...part, payout: '0.323813' }] }))).toBe('loss');
    expect(betState(aBet({ ...rest, parts: [{ ...part, payout: '3.20' }] }))).toBe('loss');
    expect(betState(aBet({ ...rest, parts: [{ ...part, payout: '3.21' }] }))).toBe('win');
  });

  it('says beside the word what a bet without a bonus gave back', () => {
    const settled = { status: BET_STATUS.settled, bet_amount: '10.000000' };
    expect(betNote(aBet({ ...settled, payout: '10' }))).toBe('refunded');
    expect(betNote(aBet({ ...settled, payout: '4' }))).toBe('partly');
    expect(betNote(aBet({ ...settled, payout: '0' }))).toBeUndefined();
    expect(betNote(aBet({ ...settled, payout: '25', bonus_amount: '15' }))).toBeUndefined();
    expect(betNote(aBet({ ...settled, payout: '8', cashed_out: true }))).toBeUndefined();
    expect(betNote(aBet({ payout: '0' }))).toBeUndefined();
    const parts = ['3.10', '0.000001'].map((payout) => ({
      part_id: payout,
      stake: '1',
      bet_amount: '2',
      payout,
      at: AT,
    }));
    expect(betNote(aBet({ payout: '0', parts }))).toBe('partCashedOut');
    expect(betNote(aBet({ ...settled, payout: '4', parts }))).toBe('partCashedOut');
    expect(betNote(aBet({ ...settled, payout: '8', parts, cashed_out: true }))).toBeUndefined();
    expect(paidForParts(aBet({ parts }))).toBe('3.100001');
  });
});

describe('protection: no celebration of a return not above the stake', () => {
  it('uk: such a bet is never called won, by no code and no amounts', () => {
    fc.assert(
      fc.property(amount, amount, (stake, paid) => {
        const isAbove = compareAmounts(paid, stake) > 0;
        // The bonus of the upstream is what was paid above the stake.
        const bonus = isAbove ? subtractAmounts(paid, stake) : '0';
        const bet = aBet({ status: BET_STATUS.settled, bet_amount: stake, payout: paid, bonus_amount: bonus });
        expect(betState(bet)).toBe(isAbove ? 'win' : 'loss');
        if (!isAbove && compareAmounts(paid, '0') > 0)
          expect(betNote(bet)).toBe(compareAmounts(paid, stake) === 0 ? 'refunded' : 'partly');
      }),
    );
  });
});
