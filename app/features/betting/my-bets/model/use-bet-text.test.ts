import { expect, it, vi } from 'vitest';
import { valueOf } from '#app/test/markup/value-of.ts';
import type { BetSource } from './bet-sources.ts';
import { useBetText } from './use-bet-text.ts';

it.each<[BetSource, string]>([
  ['soccer', 'Soccer'],
  ['cricket', 'Cricket'],
  ['hkmarksix', 'Hong Kong Mark Six'],
  ['pk10', 'PK10 racing'],
])('%s is called “%s”', (source, name) => {
  expect(valueOf(useBetText).game(source)).toBe(name);
});

it('writes money and moments in the language of the page', () => {
  vi.stubEnv('TZ', 'UTC');
  const texts = valueOf(function useTexts() {
    const { money, time } = useBetText();
    return [money('1234.5', 'USDT'), time('2026-03-14T15:04:00Z')];
  });
  expect(texts).toEqual(['1,234.50\u00a0USDT', 'Mar 14, 2026, 3:04 PM']);
});
