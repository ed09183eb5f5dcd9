import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStake } from './stake.ts';

describe('the stake as typed', () => {
  it.each([
    ['2', '2'],
    ['2.5', '2.5'],
    ['2,5', '2.5'],
    [' 007 ', '7'],
    ['0.000001', '0.000001'],
    ['3.', '3'],
  ])('%s is understood', (typed, amount) => {
    expect(readStake(typed, 'USDT')).toEqual({ amount });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'notPositive'],
    ['0,00', 'notPositive'],
    ['-1', 'notANumber'],
    ['1e3', 'notANumber'],
    ['１２', 'notANumber'],
    ['1.000,5', 'notANumber'],
    ['12 USDT', 'notANumber'],
    ['9'.repeat(40), 'notANumber'],
    ['1.0000001', 'tooManyPlaces'],
  ])('%s is refused as %s', (typed, problem) => {
    expect(readStake(typed, 'USDT')).toEqual({ problem });
  });

  it('allows the places that the currency has', () => {
    expect(readStake('1.234', 'BRL')).toEqual({ problem: 'tooManyPlaces' });
    expect(readStake('1.23', 'BRL')).toEqual({ amount: '1.23' });
  });

  describe('properties', () => {
    it('never lets anything through that the contract would refuse', () => {
      fc.assert(
        fc.property(fc.string({ maxLength: 20 }), (typed) => {
          const stake = readStake(typed, 'USDT');
          if ('amount' in stake) expect(stake.amount).toMatch(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,6})?$/);
        }),
      );
    });
  });
});
