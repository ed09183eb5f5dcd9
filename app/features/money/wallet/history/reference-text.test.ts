import { expect, it, vi } from 'vitest';
import type { HistoryEntry, Movement } from './history-entry.ts';
import { referenceText } from './reference-text.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
const brand = { gameWallets: { cardGame: { gameId: '0' }, ngGame: [{ platform: 'ag', name: 'Asia Tables' }] } };

it.each<[Movement, string, string, string]>([
  ['exchange', 'USDT-BRL 1:5.4321', 'en', '1 USDT = 5.4321 BRL'],
  ['exchange', 'USDT-BRL 1:5.4321', 'es', '1 USDT = 5,4321 BRL'],
  ['exchange', 'BRL-VND 5.4321:24550', 'ru', '1 BRL = 4 519,430791 VND'],
  ['exchange', 'a rate of the upstream', 'es', 'a rate of the upstream'],
  ['exchange', 'USDT-BRL 0:5.4321', 'es', 'USDT-BRL 0:5.4321'],
  ['gameIn', 'ky', 'en', 'Card games'],
  ['gameOut', 'ky', 'en', 'Card games'],
  ['gameIn', 'ng-ag', 'en', 'Asia Tables'],
  ['gameIn', 'ng-xy', 'en', 'ng-xy'],
  ['stake', 'ky', 'en', 'ky'],
])('of %s, "%s" is in %s "%s"', (movement, reference, language, text) => {
  const entry = { movement, reference } as HistoryEntry;
  const shown = referenceText(entry, { language, brand, cards: 'Card games' });
  expect(shown.replaceAll('\u00a0', ' ')).toBe(text);
});
