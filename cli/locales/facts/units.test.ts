import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

type Case = readonly [language: string, source: string, target: string];

describe('units of time in languages of Intl', () => {
  it.each<Case>([
    ['de', 'Reply within 24 hours', 'Antwort innerhalb von 24 Stunden'],
    ['de', 'Reply within 24 hours', 'Antwort binnen 24 Std.'],
    ['de', 'A 24-hour limit', 'Eine 24-Stunden-Grenze'],
    ['de', 'In 3 business days', 'In 3 Werktagen'],
    ['de', 'Two weeks free', '14 Tage kostenlos'],
    ['es', 'Two weeks free', '14 días gratis'],
    ['fr', 'Two weeks free', '15 jours offerts'],
    ['fr', 'Wait 24 hours', 'Attendez 24 h'],
    ['fr', 'You must be 18 years old', 'Vous devez avoir 18 ans'],
    ['fr', 'Open 24 hours a day, 7 days a week', 'Ouvert 24 heures sur 24, 7 jours sur 7'],
    ['pl', 'It holds after 24 hours', 'Obowiązuje po 24 godzinach'],
    ['nl', 'Wait {{n}} hours', 'Wacht {{n}} uur'],
    ['cs', 'Wait 5 minutes', 'Počkejte 5 minut'],
    ['fi', 'Wait {{n}} hours', 'Odota {{n}} tunnin ajan'],
    ['vi', 'In 24 hours, on day 2', 'Trong 24 giờ, ngày thứ 2'],
  ])('%s: %s → %s is right', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('ok');
  });

  it.each<Case>([
    ['de', 'Wait 24 hours', 'Warte 24 Tage'],
    ['de', 'Reply within 24 hours', 'Antwort innerhalb von 24 Tagen'],
    ['de', 'Trial: 30 days', 'Testphase: 30 Monate'],
    ['de', 'A 24-hour limit', 'Eine 24-Tage-Grenze'],
    ['de', 'Wait {{n}} hours', 'Warte {{ n }} Tage'],
    ['fr', 'Wait 24 hours', 'Attendez 24 jours'],
    ['fr', 'Wait 5 minutes and try again.', 'Attendez 5 heures et réessayez.'],
    ['pl', 'It holds after 24 hours', 'Obowiązuje po 24 dniach'],
    ['it', 'Wait 24 hours', 'Attendi 24 giorni'],
    ['nl', 'Wait 24 hours', 'Wacht 24 dagen'],
    ['cs', 'Wait 5 minutes', 'Počkejte 5 hodin'],
    ['vi', 'Wait 24 hours', 'Chờ 24 ngày'],
  ])('%s: %s → %s is another unit', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('duration');
  });

  it.each<Case>([
    ['de', 'Two weeks free', '15 Tage kostenlos'],
    ['fr', 'Two weeks free', '20 jours offerts'],
  ])('%s: %s → %s is another number', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('number');
  });
});
