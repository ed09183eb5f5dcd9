import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

type Case = readonly [language: string, source: string, target: string];

describe('numbers that are written otherwise', () => {
  it.each<Case>([
    ['ja', 'Size below 1,500.5 MB', '1,500.5MB未満'],
    ['ko', '1,500.5 kg', '1,500.5kg'],
    ['zh', 'Up to 2,048.5MB', '最大2,048.5MB'],
    ['de', 'Up to 2,048.5MB', 'Bis zu 2.048,5 MB'],
    ['fr', 'Up to 2,048.5 MB', 'Jusqu’à 2 048,5Mo'],
    ['ja', '1 billion downloads', '10億ダウンロード'],
    ['ko', '1 billion users', '사용자 10억 명'],
    ['es', '1 billion downloads', '1000 millones de descargas'],
    ['de', '2 billion downloads', '2.000 Millionen Downloads'],
    ['hi', '10 million downloads', '1 करोड़ डाउनलोड'],
    ['es', 'The 1990s', 'Los años noventa'],
    ['pt', 'The 1990s', 'Os anos 90'],
    ['ru', 'Music of the 1990s', 'Музыка 90-х'],
    ['ar', 'The 1990s', 'التسعينيات'],
    ['es', 'Closes at 12 PM', 'Cierra a mediodía'],
    ['ja', 'Closes at 12 PM', '正午に閉店'],
    ['ru', 'Closes at 12 PM', 'Закрывается в полдень'],
    ['zh-Hant', 'Save 50%', '五折優惠'],
    ['zh', '15% off everything', '全场85折'],
    ['ja', '30% off', '3割引'],
    ['zh-Hant', '100% free', '完全免費'],
    ['ja', 'Half an hour left', '残り30分'],
  ])('%s: %s → %s is right', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('ok');
  });

  it.each<Case>([
    ['ja', 'Size below 1,500.5 MB', '1,500.6MB未満'],
    ['zh', 'Up to 2,048.5MB', '最大2,084.5MB'],
    ['de', 'Up to 2,048.5MB', 'Bis zu 2.048 MB'],
    ['ja', '1 billion downloads', '100億ダウンロード'],
    ['es', '1 billion downloads', '100 millones de descargas'],
    ['pt', 'The 1990s', 'Os anos 80'],
    ['es', 'Since 1990', 'Desde siempre'],
    ['es', 'Closes at 12 PM', 'Cierra tarde'],
    ['ja', 'Closes at 11 PM', '正午に閉店'],
    ['zh-Hant', 'Save 50%', '四折優惠'],
    ['zh', '15% off everything', '全场15折'],
    ['zh-Hant', '100% free', '90%免費'],
    ['zh', '100% of it', '它的一部分'],
    ['ja', 'Half an hour left', '残り40分'],
  ])('%s: %s → %s is another number', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('number');
  });
});
