import { describe, expect, it } from 'vitest';
import { findingsOf, verdict } from '#cli/locales/test/tree.ts';

describe('untranslated', () => {
  it.each([
    ['zh', 'Place your bet'],
    ['ru', 'Balance'],
    ['es', 'Place your bet'],
    ['es', 'Settings'],
    ['pt', 'Withdraw {{amount}}'],
    ['tr', 'My bets'],
    ['id', 'Confirm your order'],
    ['hi', 'Cash back <0>rules</0>'],
  ])('%s: %j is still the source', (language, text) => {
    expect(verdict(language, text, text)).toBe('untranslated');
  });

  it('is not fooled by capitals', () => {
    expect(verdict('es', 'Place your bet', 'PLACE YOUR BET')).toBe('untranslated');
  });

  it.each([
    ['zh', 'USDT'],
    ['ru', 'VIP'],
    ['bn', 'https://slipway.example/a?b=c'],
    ['ja', '1,000.50'],
    ['hi', '{{name}}: {{value}}'],
    ['ko', 'DD/MM/YYYY HH:mm'],
    ['zh', 'iPhone'],
    ['es', 'Total'],
    ['id', 'Bonus'],
    ['pt', 'Chat'],
    ['tr', 'Manchester United'],
    ['es', 'Premier League'],
    ['es', 'Liverpool'],
    ['tr', 'Cash Out'],
    ['zh', 'support@slipway.example'],
    ['en-GB', 'Place your bet'],
    ['it', ':root {\n  --color-side: #007bff;\n}'],
    ['it', 'POST'],
    ['ro', 'OK <kbd>enter</kbd>'],
    ['da', 'for'],
    ['fr', 'Confirmation'],
  ])('%s: %j may stay', (language, text) => {
    expect(verdict(language, text, text)).toBe('ok');
  });

  it('what is printed on a keyboard may stay, and a label that says the same may not', () => {
    const texts = { keys: { delete: 'Delete', enter: 'Enter' }, buttons: { delete: 'Delete' }, save: 'Save' };
    expect(
      findingsOf({ 'locales/en.json': texts, 'locales/ru.json': { ...texts, save: 'Сохранить' } }).map(
        ({ key }) => key,
      ),
    ).toEqual(['buttons.delete']);
  });

  it('accepts the allow-list by text and by key', () => {
    expect(verdict('zh', 'Lucky Draw', 'Lucky Draw', { allowUntranslated: ['Lucky draw'] })).toBe('ok');
    expect(verdict('zh', 'Lucky Draw', 'Lucky Draw', { allowUntranslated: ['te*'] })).toBe('ok');
  });
});
