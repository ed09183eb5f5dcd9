import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

type Case = readonly [language: string, source: string, target: string];

describe('months and weekdays', () => {
  it.each<Case>([
    ['ja', 'Released on March 4, 2026', '2026年3月4日にリリース'],
    ['ja', 'Updated in May 2026', '2026年5月更新'],
    ['ko', 'December 25', '12월 25일'],
    ['zh', 'Valid until September 30, 2026.', '有效期至2026年9月30日。'],
    ['zh-Hant', 'Released on March 4', '3 月 4 日發布'],
    ['zh', 'Since December', '自十二月起'],
    ['de', 'Released on March 4, 2026', 'Veröffentlicht am 04.03.2026'],
    ['de', 'It begins on March 4 at noon', 'Beginn ist der 4.3. mittags'],
    ['fi', '4 March 2026', '4.3.2026'],
    ['cs', 'Mar 4, 2026', '4. 3. 2026'],
    ['vi', 'Released on March 4, 2026', 'Phát hành ngày 4 tháng 3 năm 2026'],
    ['hu', 'December 25', 'december 25.'],
    ['hu', 'December', 'December'],
    ['nl', 'September', 'september'],
    ['fr', 'Starts on March 4', 'Commence le 4 mars'],
    ['fr', 'The march may stop', 'La marche peut s’arrêter en mai'],
    ['ru', 'Closed on Saturday', 'Закрыто в субботу'],
    ['ru', 'In July', 'В июле'],
    ['tr', 'Every Monday', 'Her pazartesi'],
    ['tr', 'Monday to Saturday', 'Pazar hariç'],
    ['pt', 'Every Monday', 'Todas as segundas'],
    ['pt', 'On Friday, the second', 'Na sexta-feira, segunda'],
    ['ja', 'Every Sunday', '毎週日曜日'],
    ['zh', 'Every Monday', '每周一'],
    ['es', 'Mon', 'Lun'],
    ['id', 'Every Sunday for two weeks', 'Setiap hari Ahad selama dua minggu'],
    ['pl', 'From Monday to Friday', 'W dni robocze od poniedziałku do piątku'],
  ])('%s: %s → %s is right', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('ok');
  });

  it.each<Case>([
    ['ja', 'Released on March 4, 2026', '2026年4月4日にリリース'],
    ['ko', 'December 25', '11월 25일'],
    ['zh', 'Valid until September 30, 2026.', '有效期至2026年8月30日。'],
    ['zh', 'Since December', '自十一月起'],
    ['de', 'Released on March 4, 2026', 'Veröffentlicht am 04.05.2026'],
    ['de', 'Released on March 4, 2026', 'Veröffentlicht am 4. Mai 2026'],
    ['hu', 'December 25', 'november 25.'],
    ['fr', 'Starts on March 4', 'Commence le 4 mai'],
    ['de', 'Every Monday', 'Jeden Dienstag'],
    ['fr', 'Closed on Sunday', 'Fermé le samedi'],
    ['ru', 'Starts on March 4', 'Начало 4 мая'],
    ['ru', 'Closed on Sunday', 'Закрыто в субботу'],
    ['tr', 'Every Sunday', 'Her pazartesi'],
    ['pt', 'Every Monday', 'Toda terça-feira'],
    ['ja', 'Every Sunday', '毎週土曜日'],
    ['zh', 'Every Monday', '每周二'],
    ['vi', 'Starts on March 4', 'Bắt đầu vào ngày 4 tháng 5'],
    ['es', 'Mon', 'Mar'],
  ])('%s: %s → %s is another date', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('number');
  });

  it('another word is still English', () => {
    expect(verdict('hu', 'Choose December', 'Válasszon: december is')).toBe('ok');
    expect(verdict('hu', 'Choose the amount', 'Válasszon egy amount értéket')).toBe('half-translated');
  });
});
