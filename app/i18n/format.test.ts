// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  formatAmount,
  formatBalance,
  formatCount,
  formatMoney,
  formatOdds,
  formatPercent,
  formatRound,
  formatTime,
  withCurrency,
} from './format.ts';
import { typeAmount } from './type-amount.ts';

describe('numbers as people read them', () => {
  it('cuts balances to two places and never rounds them up', () => {
    expect(formatBalance('1000.999999', 'USDT', 'en')).toBe('1,000.99');
    expect(formatBalance('0.005', 'USDT', 'en')).toBe('0.00');
  });

  it('keeps every digit of a long amount, which a double would not', () => {
    expect(formatAmount('90071992547409931.123456', 'USDT', 'en')).toBe('90,071,992,547,409,931.123456');
    expect(formatCount('1073741778', 'pt')).toBe('1.073.741.778');
  });

  it("uses the player's digits and separators", () => {
    expect(formatAmount('52.836', 'USDT', 'pt')).toBe('52,836');
    expect(formatAmount('52.8', 'BRL', 'ru')).toBe('52,80');
    expect(formatOdds('1.85', 'tr')).toBe('1,85');
    expect(formatOdds('2', 'en')).toBe('2.00');
  });

  it('uses western digits in every language, and no idle zeros on round amounts', () => {
    expect(formatOdds('1.85', 'bn')).toBe('1.85');
    expect(formatRound('100', 'bn')).toBe('100');
    expect(formatRound('0.5', 'ru')).toBe('0,5');
    expect(formatTime('2026-03-01T15:00:00.000Z', 'bn', { day: 'numeric', timeZone: 'UTC' })).toBe('1');
  });

  it('uses the digits that the page names for a language, and no others for the rest', () => {
    document.documentElement.setAttribute('data-digits-bn', 'beng');
    try {
      expect(formatAmount('90071992547409931.123456', 'USDT', 'bn')).toBe('৯০,০৭,১৯,৯২,৫৪,৭৪,০৯,৯৩১.১২৩৪৫৬');
      expect(formatOdds('1.85', 'bn')).toBe('১.৮৫');
      expect(formatPercent(25, 'bn')).toBe('২৫%');
      expect(formatOdds('1.85', 'en')).toBe('1.85');
      // A field is filled with digits of any keyboard.
      expect(typeAmount('1234.5', 'bn')).toBe('1234.50');
    } finally {
      document.documentElement.removeAttribute('data-digits-bn');
    }
  });

  it('joins an amount and its currency by a no-break space', () => {
    expect(formatMoney('1234.5', 'USDT', 'en')).toBe('1,234.50\u00a0USDT');
    expect(formatMoney('1234.5', 'BRL', 'pt')).toBe('1.234,50\u00a0BRL');
    expect(withCurrency('100', 'BRL')).toBe('100\u00a0BRL');
  });

  it('shows the time of the zone that the player is in now', () => {
    const shown = (zone: string) => {
      vi.stubEnv('TZ', zone);
      return formatTime('2026-03-01T15:00:00.000Z', 'en', { day: 'numeric', hour: '2-digit', hourCycle: 'h23' });
    };
    expect(['UTC', 'Pacific/Auckland', 'America/Sao_Paulo'].map(shown)).toEqual(['1, 15', '2, 04', '1, 12']);
  });
});
