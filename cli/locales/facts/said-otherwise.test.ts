import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

type Case = readonly [language: string, source: string, target: string];

const RUN = 'Run `npm install --save-dev acme` and restart the server.';

describe('what stays or is said in another way', () => {
  it.each<Case>([
    ['de', RUN, 'Führe `npm install --save-dev acme` aus und starte den Server neu.'],
    ['fr', RUN, 'Exécutez `npm install --save-dev acme`, puis redémarrez le serveur.'],
    ['he', 'Ctrl+Shift+P', 'Ctrl+Shift+P'],
    ['ja', '⌘ + Shift + Enter', '⌘ + Shift + Enter'],
    ['he', 'C:\\Users\\me\\My Files\\list.txt', 'C:\\Users\\me\\My Files\\list.txt'],
    ['pt', 'Use {{a}}-{{b}}', 'Use {{a}}-{{b}}'],
    ['es', "What's new?", 'Novedades'],
    ['zh-Hant', "What's new?", '新功能'],
    ['es', 'Forgot your password?', 'Recuperar la contraseña'],
    ['es', "Don't forget your password", 'Recuerda tu contraseña'],
    ['fr', 'Do not forget to save', 'Pensez à enregistrer'],
    ['tr', 'Don’t forget your password', 'Parolanı hatırla'],
  ])('%s: %s → %s is right', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('ok');
  });

  it.each<readonly [...Case, string]>([
    ['de', RUN, 'Erst `npm install --save-dev acme` and restart the server.', 'half-translated'],
    ['de', 'Run `npm i` and restart the server then.', 'Starte `npm i` and restart the server.', 'half-translated'],
    ['he', 'Press Ctrl+Shift+P', 'Press Ctrl+Shift+P', 'untranslated'],
    ['he', 'Open C:\\Users\\me and press save', 'Open C:\\Users\\me and press save', 'untranslated'],
    ['pt', 'Use the {{a}}', 'Use the {{a}}', 'untranslated'],
    ['ru', 'Use {{a}}-{{b}}', 'Use {{a}}-{{b}}', 'untranslated'],
    ['es', "What's new in it?", 'Qué hay de nuevo', 'end-mark'],
    ['es', 'Forgot your password?', '¿Has olvidado la contraseña', 'end-mark'],
    ['es', "Don't forget your password", 'Olvida tu contraseña', 'negation'],
    ['es', "Don't share your password", 'Recuerda compartir tu contraseña', 'negation'],
  ])('%s: %s → %s is %s', (language, source, target, check) => {
    expect(verdict(language, source, target)).toBe(check);
  });
});
