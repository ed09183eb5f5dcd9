import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

describe('length', () => {
  it('counts what a person sees: no tags, a letter with its marks once', () => {
    const maxLength = [{ key: 'text', max: 5 }];
    expect(verdict('es', 'Bets', 'Apostar', { maxLength })).toBe('too-long');
    expect(verdict('es', 'Go <b>on</b>', '<b>Sigue</b>', { maxLength })).toBe('ok');
    expect(verdict('hi', 'Bets', 'क्षत्रिय', { maxLength })).toBe('ok');
    expect(verdict('es', 'Bets', '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', { maxLength })).toBe('ok');
  });

  it('uses the last matching rule', () => {
    const general = { key: 't*', max: 5 };
    expect(verdict('es', 'Bets', 'Apostar', { maxLength: [{ key: 'text', max: 9 }, general] })).toBe('too-long');
    expect(verdict('es', 'Bets', 'Apostar', { maxLength: [general, { key: 'text', max: 9 }] })).toBe('ok');
  });
});

it('a text in Chinese characters is short in any folder', () => {
  expect(
    verdict('tw', 'Changes take effect after the application is started again.', '更改將在應用重啓後生效。'),
  ).not.toContain('length');
});

describe('glossary', () => {
  const glossary = ['USDT', 'Slipway'];
  it('keeps fixed terms letter for letter', () => {
    expect(verdict('es', 'Pay USDT at Slipway', 'Paga Tether en Slipway', { glossary })).toBe('glossary');
    expect(verdict('es', 'Pay USDT at Slipway', 'Paga usdt en Slipway', { glossary })).toBe('glossary');
    expect(verdict('zh', 'Pay USDT at Slipway', '在Slipway使用USDT付款', { glossary })).toBe('ok');
  });

  it('does not take a part of a word, a link or a placeholder for the term', () => {
    expect(verdict('es', 'Slipways are ramps', 'Las gradas son rampas', { glossary })).toBe('ok');
    expect(verdict('es', 'See {{Slipway}} now', 'Mira {{Slipway}} ya', { glossary })).toBe('ok');
  });
});
