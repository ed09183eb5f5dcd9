// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { anOpenDouble } from '#app/features/betting/my-bets/test/a-bet.ts';
import { enterAmount } from '#app/i18n/entered-amount.ts';
import { partToSell, shareOf } from './part-to-sell.ts';

const bet = anOpenDouble();
const sell = (typed: string, language = 'en') =>
  partToSell({ bet, offer: '28.00', entered: enterAmount(typed, { language, currency: 'BRL', places: 2 }) });

describe('the part of a bet that a typed stake sells', () => {
  it('is equal of each line, paid at its share, and the rest pays what its stake pays', () => {
    expect(sell('7.50')).toEqual({
      lineStake: '2.50',
      paid: '7.00',
      sold: '7.50',
      left: '22.50',
      // 7.50 x (2 + 3 + 6)
      max: '82.50',
    });
    // A third of 10.00 is no whole cent: what is sold is what can be.
    expect(sell('10.00')).toMatchObject({ lineStake: '3.33', sold: '9.99', left: '20.01', paid: '9.32' });
  });

  it.each([
    ['R$ 7,50', 'pt'],
    ['৭.৫০', 'bn'],
    [' 7.5 ', 'en'],
  ])('is read from %j in %s', (typed, language) => {
    expect(sell(typed, language)).toMatchObject({ sold: '7.50' });
  });

  it.each([
    ['', 'missing'],
    ['30', 'whole'],
    ['31', 'whole'],
    ['0', 'tooLittle'],
    ['0.02', 'tooLittle'],
    ['1.234', 'tooManyPlaces'],
    ['-1', 'notANumber'],
    ['5 EUR', 'notANumber'],
    ['1.000', 'tooManyPlaces'],
  ])('is none for %j: %s', (typed, problem) => {
    expect(sell(typed)).toEqual({ problem });
  });

  it('is none while the bet is worth next to nothing', () => {
    expect(partToSell({ bet, offer: '0.01', entered: '15' })).toEqual({ problem: 'tooLittle' });
  });

  it('is offered as shares of the total stake', () => {
    expect([25, 50, 75].map((percent) => shareOf('10.01', 'BRL', percent))).toEqual(['2.50', '5.00', '7.50']);
    expect(shareOf('0.000003', 'USDT', 50)).toBe('0.000001');
    expect(shareOf('3.33', 'USDT', 25)).toBe('0.83');
  });
});
