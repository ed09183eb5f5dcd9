import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

type Case = readonly [language: string, source: string, target: string];

describe('units of size', () => {
  it.each<Case>([
    ['de', 'Files up to 10 MB', 'Dateien bis 10 MB'],
    ['fr', 'Files up to 1,500.5 MB', 'Fichiers jusqu’à 1 500,5 Mo'],
    ['ru', 'Files up to 10 MB', 'Файлы до 10 МБ'],
    ['ar', 'Weight: 5 kg', 'الوزن: ٥ كجم'],
    ['ja', 'Distance: 5 km', '距離：5キロ'],
    ['de', 'Within 5 miles', 'Im Umkreis von 5 Meilen'],
    ['zh', 'Distance: 5 km', '距离：5 公里'],
    ['de', '10 MB of 2 GB', '10 MB von 2 GB'],
    ['es', '5 m users', '5 M de usuarios'],
    ['en-GB', 'Distance: 5 km', 'Distance: 5 m'],
  ])('%s: %s → %s is right', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('ok');
  });

  it.each<Case>([
    ['de', 'Files up to 10 MB', 'Dateien bis 10 GB'],
    ['de', 'Distance: 5 km', 'Entfernung: 5 m'],
    ['fr', 'Weight 5 kg', 'Poids 5 g'],
    ['fr', 'Files up to 1,500.5 MB', 'Fichiers jusqu’à 1 500,5 Go'],
    ['ru', 'Files must be under 1,500.5 MB', 'Файлы должны быть меньше 1500,5 ГБ'],
    ['ru', 'Distance: 5 km', 'Расстояние: 5 м'],
    ['ja', 'Max 2 GB', '最大2MB'],
    ['zh', 'Distance: 5 km', '距离：5 米'],
    ['de', '{{n}} MB of 2 GB', '{{n}} MB von 2 MB'],
  ])('%s: %s → %s is another unit', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('duration');
  });
});

describe('per cent of a value', () => {
  it.each<Case>([
    ['de', '{{n}}% done', '{{n}} % erledigt'],
    ['de', '{{n}}% done', '{{n}} Prozent erledigt'],
    ['nl', '{{n}}% done', '{{n}} procent klaar'],
    ['ar', 'Save {{n}}%', 'وفّر {{n}}٪'],
    ['zh', '{{n}}% off', '{{n}} 折'],
    ['de', 'Use %{{n}}% here', 'Nutze %{{n}}% hier'],
  ])('%s: %s → %s is right', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('ok');
  });

  it.each<Case>([
    ['de', '{{n}}% done', '{{n}} erledigt'],
    ['ru', 'Save {{n}} %', 'Сэкономьте {{n}} €'],
    ['ja', '{{n}}% done', '{{n}}完了'],
  ])('%s: %s → %s lost it', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('number');
  });
});
