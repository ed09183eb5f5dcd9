// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { chooseLanguage, rememberLanguage } from './choose-language.ts';

const brand = { defaultLanguage: 'pt' as const, languages: ['pt' as const, 'en' as const, 'zh' as const] };

describe('the first language', () => {
  afterEach(() => localStorage.clear());

  it("is the player's choice, else the browser's first offered preference, else the brand's default", () => {
    expect(chooseLanguage(brand, ['ru', 'zh-Hant-TW', 'en'])).toBe('zh');
    expect(chooseLanguage(brand, ['fr'])).toBe('pt');
    rememberLanguage('en');
    expect(chooseLanguage(brand, ['zh'])).toBe('en');
  });

  it('ignores a stored value that is broken or no longer offered', () => {
    rememberLanguage('bn');
    expect(chooseLanguage(brand, [])).toBe('pt');
    localStorage.setItem('slipway.language.v1', '{broken');
    expect(chooseLanguage(brand, ['en'])).toBe('en');
  });
});
