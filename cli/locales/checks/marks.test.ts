import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

type Case = readonly [language: string, source: string, target: string];

describe('quotes and brackets', () => {
  it.each<Case>([
    ['de', 'Next »', 'Weiter »'],
    ['ja', '« Previous', '« 前へ'],
    ['de', 'Delete “{{file}}”?', '„{{file}}“ löschen?'],
    ['sv', 'Delete “{{file}}”?', 'Radera ”{{file}}”?'],
    ['de', 'Delete "{{file}}"?', '»{{file}}« löschen?'],
    ['pt', 'A 5" screen', 'Tela de 5"'],
    ['pt', 'A 5-inch screen', 'Tela de 5"'],
    ['de', 'Choose "Top 10"', 'Wähle "Top 10"'],
    ['he', 'Report to us', 'דו"ח אלינו'],
    ['fr', "Choose 'Save' to keep it.", "Choisissez 'Enregistrer' pour l'avoir."],
    ['fr', "Choose 'Save' to keep it.", "Choisissez « Enregistrer » pour l'avoir."],
    ['nl', "Choose 'Save' to keep it.", "Kies “Opslaan” om het 's avonds te hebben."],
    ['de', "The user's 'Save' key", "Die Taste 'Sichern' von Max'"],
    ['ko', "Delete '{{title}}'? It is gone then.", "'{{title}}'을(를) 삭제할까요? 되돌릴 수 없습니다."],
    ['ko', "Choose 'Save' to keep it.", "'저장'을 선택하세요."],
    ['de', 'The song “One', 'Das Lied „Eins'],
  ])('%s: %s → %s are whole', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('ok');
  });

  it.each<Case>([
    ['es', 'He said "no"', 'Dijo «no'],
    ['de', 'Delete “{{file}}”?', '„{{file}} löschen?'],
    ['de', 'Delete “{{file}}”?', '{{file}}“ löschen?'],
    ['de', 'Delete "{{file}}"?', '{{file}}" löschen?'],
    ['ru', 'Delete "{{file}}"?', 'Удалить {{file}}"?'],
    ['de', 'Open “Settings” to go on.', 'Öffne „Einstellungen, um fortzufahren.'],
    ['de', 'Choose "Top 10"', 'Wähle "Top 10'],
    ['de', "Choose 'Save' to keep it.", "Wähle 'Speichern, um es zu behalten."],
    ['ko', "Delete '{{title}}'? It is gone then.", "'{{title}}을(를) 삭제할까요? 되돌릴 수 없습니다."],
  ])('%s: %s → %s lack a half', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('opening-mark');
  });
});
