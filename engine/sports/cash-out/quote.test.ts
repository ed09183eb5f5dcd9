import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts } from '../../money/amount.ts';
import { quoteCashOut, type CashOutLeg } from './quote.ts';

const quote = (legs: readonly CashOutLeg[], margin?: string, stake = '100') =>
  quoteCashOut({ stake, currency: 'BRL', legs, ...(margin !== undefined && { margin }) });

describe('quoteCashOut', () => {
  it('takes the margin once, and once more for every open leg', () => {
    expect(quote([{ state: 'open', placed: '2', live: '2' }])).toBe('92.16');
    expect(
      quote([
        { state: 'open', placed: '2', live: '2' },
        { state: 'open', placed: '3', live: '3' },
      ]),
    ).toBe('88.47');
    expect(quote([{ state: 'won', placed: '2' }])).toBe('192.00');
  });

  it('follows the odds', () => {
    expect(quote([{ state: 'open', placed: '2', live: '1.25' }], '0')).toBe('160.00');
    expect(quote([{ state: 'open', placed: '2', live: '4' }], '0')).toBe('50.00');
    expect(
      quote(
        [
          { state: 'won', placed: '2' },
          { state: 'open', placed: '3', live: '1.5' },
        ],
        '0.1',
      ),
    ).toBe('324.00');
  });

  it('is nothing after a lost leg, and leaves a void one out', () => {
    expect(
      quote([
        { state: 'lost', placed: '2' },
        { state: 'won', placed: '2' },
      ]),
    ).toBe('0.00');
    expect(quote([{ state: 'void', placed: '2' }], '0')).toBe('100.00');
  });

  it.each<[CashOutLeg, string, string]>([
    [{ state: 'open', placed: '2' }, 'missingValue', 'legs[0].live'],
    [{ state: 'open', placed: '0.5', live: '2' }, 'oddsBelowOne', 'legs[0].placed'],
    [{ state: 'open', placed: '2', live: 'x' }, 'notADecimal', 'legs[0].live'],
  ])('refuses %j', (leg, code, path) => {
    expect(() => quote([leg])).toThrow(
      expect.objectContaining({ name: 'EngineError', code, path, message: expect.stringMatching(/: .{10,}$/) }),
    );
  });

  it('refuses a margin outside 0 to 1, and a negative stake', () => {
    expect(() => quote([], '1.01')).toThrow(expect.objectContaining({ code: 'outOfRange', path: 'margin' }));
    expect(() => quote([], '-0.01')).toThrow(expect.objectContaining({ code: 'outOfRange', path: 'margin' }));
    expect(quote([], '1')).toBe('0.00');
    expect(() => quote([], '0', '-1')).toThrow(expect.objectContaining({ code: 'negativeAmount', path: 'stake' }));
  });
});

describe('properties', () => {
  const odds = fc
    .integer({ min: 100, max: 2000 })
    .map((cents) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
  const leg = fc.oneof(
    fc.record({ state: fc.constant('open' as const), placed: odds, live: odds }),
    fc.record({ state: fc.constantFrom('won' as const, 'void' as const), placed: odds }),
  );

  it('is never more than the potential payout, and falls with the margin', () => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 6 }), (legs) => {
        const potential = quote(
          legs.map(({ state, placed }) => ({ state: state === 'void' ? 'void' : 'won', placed })),
          '0',
        );
        expect(compareAmounts(quote(legs), potential)).not.toBe(1);
        expect(compareAmounts(quote(legs, '0.08'), quote(legs, '0.04'))).not.toBe(1);
      }),
    );
  });
});
