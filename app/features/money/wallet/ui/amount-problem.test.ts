// @vitest-environment jsdom
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareAmounts, currencyPlaces } from '#engine/money';
import { enterAmount } from '#app/i18n/entered-amount.ts';
import {
  amountField,
  checkAmount,
  filledAmount,
  leastOf,
  limitOf,
  mostOf,
  type AmountRules,
} from './amount-problem.ts';
import { feesOf, netOf } from './fees.ts';

const channel = { min: '10', max: '500', service_fee: '0.5', network_fee: '1' };
const DEPOSIT: AmountRules = { currency: 'USDT', channel };
const WITHDRAWAL: AmountRules = { ...DEPOSIT, balance: '100' };
const problemOf = (typed: string, rules: AmountRules) => {
  const { currency } = rules;
  const entered = enterAmount(typed, { language: 'en', currency, places: currencyPlaces(currency) });
  const checked = checkAmount(entered, rules);
  return 'problem' in checked ? checked.problem : checked.amount;
};

describe('section 5, the amount of a money form: required, positive, in the channel, not above the balance, net above zero', () => {
  it.each([
    // Required, and an amount.
    ['', WITHDRAWAL, 'missing'],
    ['ten', WITHDRAWAL, 'notANumber'],
    ['1e3', WITHDRAWAL, 'notANumber'],
    ['12.1234567', WITHDRAWAL, 'tooManyPlaces'],
    // Positive.
    ['0', WITHDRAWAL, 'notPositive'],
    ['0.000000', WITHDRAWAL, 'notPositive'],
    // Within the channel.
    ['9.999999', DEPOSIT, 'belowMin'],
    ['10', DEPOSIT, '10'],
    ['500', DEPOSIT, '500'],
    ['500.000001', DEPOSIT, 'aboveMax'],
    // Not above the balance; a deposit takes nothing from it.
    ['100', WITHDRAWAL, '100'],
    ['100.000001', WITHDRAWAL, 'aboveBalance'],
    ['501', WITHDRAWAL, 'aboveMax'],
    // Whatever a channel says, the minimum withdrawal is 2 USDT.
    ['1.99', { ...WITHDRAWAL, channel: { ...channel, min: '1' } }, 'belowMin'],
    ['2', { ...WITHDRAWAL, channel: { ...channel, min: '1' } }, '2'],
    ['1', { ...DEPOSIT, channel: { ...channel, min: '1', service_fee: '0', network_fee: '0' } }, '1'],
    ['1.5', { ...WITHDRAWAL, currency: 'BRL', channel: { ...channel, min: '1', network_fee: '0' } }, '1.5'],
    // Net above zero.
    ['10', { ...WITHDRAWAL, channel: { ...channel, service_fee: '10' } }, 'nothingLeft'],
    ['11', { ...WITHDRAWAL, channel: { ...channel, service_fee: '10' } }, 'nothingLeft'],
    ['11.000001', { ...WITHDRAWAL, channel: { ...channel, service_fee: '10' } }, '11.000001'],
    // A transfer has no channel.
    ['0.000001', { ...WITHDRAWAL, channel: undefined }, '0.000001'],
    ['101', { ...WITHDRAWAL, channel: undefined }, 'aboveBalance'],
  ] as const)('%s: %#: %s', (typed, rules, expected) => {
    expect(problemOf(typed, rules)).toBe(expected);
  });

  it('accepts exactly the amounts within all bounds, and leaves the player something', () => {
    const anAmount = fc
      .integer({ min: 0, max: 2_000_000 })
      .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
    fc.assert(
      fc.property(anAmount, anAmount, anAmount, anAmount, (typed, min, balance, fee) => {
        const rules = { ...WITHDRAWAL, balance, channel: { min, max: '15000', service_fee: fee, network_fee: '0' } };
        const isIn =
          compareAmounts(typed, leastOf(rules) ?? '0') >= 0 &&
          compareAmounts(typed, '15000') <= 0 &&
          compareAmounts(typed, balance) <= 0 &&
          compareAmounts(typed, fee) > 0 &&
          compareAmounts(typed, '0') > 0;
        expect('amount' in checkAmount(typed, rules)).toBe(isIn);
      }),
    );
  });

  it('names the bound that was passed, and offers the most that can be entered', () => {
    expect(limitOf('belowMin', WITHDRAWAL)).toBe('10');
    expect(limitOf('aboveMax', WITHDRAWAL)).toBe('500');
    expect(limitOf('aboveBalance', WITHDRAWAL)).toBe('100');
    expect(mostOf(WITHDRAWAL)).toBe('100');
    expect(mostOf({ ...WITHDRAWAL, balance: '900' })).toBe('500');
    expect(mostOf(DEPOSIT)).toBe('500');
    expect(mostOf({ currency: 'USDT', balance: '7' })).toBe('7');
  });

  it.each([
    ['two places of it', WITHDRAWAL, '1234.567891', '1234.56'],
    ['all of it where it has two places', WITHDRAWAL, '100', '100.000000'],
    [
      'all of it where less is below the minimum',
      { ...WITHDRAWAL, channel: { ...channel, min: '99.995' } },
      '99.997',
      '99.997000',
    ],
    ['all of it where a cent counts', { currency: 'USDT', balance: '0.019999' }, '0.0199991', '0.019999'],
  ])('the highest amount is entered with %s', (_, rules: AmountRules, most, filled) => {
    expect(
      filledAmount({ ...rules, balance: most, channel: rules.channel && { ...rules.channel, max: most } }, most),
    ).toBe(filled);
  });

  it('as a field of a form: the amount in the form that leaves the app, or the key of a text', () => {
    const schema = amountField({ ...WITHDRAWAL, balance: '5000' });
    expect(v.parse(schema, '100.50')).toBe('100.50');
    expect(v.safeParse(schema, '7').issues?.[0].message).toBe('amount.belowMin');
  });
});

describe('fees', () => {
  it('net and fees together are the amount, to the last digit', () => {
    const anAmount = fc
      .bigInt({ min: 0n, max: 10n ** 15n })
      .map((units) => `${units / 1_000_000n}.${String(units % 1_000_000n).padStart(6, '0')}`);
    fc.assert(
      fc.property(anAmount, anAmount, anAmount, (amount, service_fee, network_fee) => {
        const fees = { service_fee, network_fee };
        expect(compareAmounts(addAmounts(netOf(amount, fees, 'USDT'), feesOf(fees)), amount)).toBe(0);
      }),
    );
    expect(netOf('0.3', { service_fee: '0.1', network_fee: '0.2' }, 'USDT')).toBe('0.000000');
  });
});
