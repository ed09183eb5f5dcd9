import { describe, expect, it } from 'vitest';
import { verdict } from '#cli/locales/test/tree.ts';

type Case = readonly [language: string, source: string, target: string];

describe('commands and identifiers', () => {
  it.each<Case>([
    ['de', 'Run `npm test` first', 'Führe zuerst `npm test` aus'],
    ['de', 'Run `npm test` first', 'Führe zuerst „npm test“ aus'],
    ['de', 'Run `git commit -m "my message"`', 'Führe `git commit -m "meine Nachricht"` aus'],
    ['de', 'Type `my-project` here', 'Gib hier `mein-projekt` ein'],
    ['ja', 'Set DATABASE_URL in .env.local', '.env.localにDATABASE_URLを設定します'],
    ['es', 'Paste YOUR_API_KEY here', 'Pega aquí TU_CLAVE_API'],
    ['es', 'Name it my-file.txt', 'Llámalo mi-archivo.txt'],
    ['de', 'Edit config.yaml by hand', 'Bearbeite die config.yaml-Datei von Hand'],
    ['de', 'Use config.yaml or config.yml', 'Nutze config.yml'],
    ['de', 'The field user_id is needed', 'Das Feld ist nötig'],
  ])('%s: %s → %s is right', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('ok');
  });

  it.each<Case>([
    ['de', 'Run `npm test` first', 'Führe zuerst `npm tests` aus'],
    ['fr', 'Run `npm install --save-dev acme` now.', 'Exécutez `npm install acme` maintenant.'],
    ['de', 'Set DATABASE_URL first', 'Setze zuerst DATABASEURL'],
    ['de', 'Set DATABASE_URL in .env.local', 'Setze DATENBANK_URL in .env.local'],
    ['ru', 'Edit config.yaml by hand', 'Отредактируйте config.yml вручную'],
    ['fr', 'The field user_id is needed', 'Le champ user_ids est requis'],
    ['de', 'Use the flag --dry-run here', 'Nutze hier --dryrun'],
  ])('%s: %s → %s is altered', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('name');
  });
});

describe('a note in place of a translation', () => {
  it.each<Case>([
    ['es', 'All', 'TODO'],
    ['pt', 'Select everything', 'TODO'],
    ['es', 'TODO list', 'Lista de TODO'],
    ['de', 'TODO list', 'TODO-Liste'],
    ['de', 'Size XXXL', 'XXXL'],
  ])('%s: %s → %s is a translation', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('ok');
  });

  it.each<Case>([
    ['de', 'Motor vehicle insurance', 'TODO'],
    ['de', 'Motor vehicle insurance', 'TODO: übersetzen'],
    ['es', 'Motor vehicle insurance', 'TODO'],
    ['ru', 'Your password was changed', 'Lorem ipsum dolor sit'],
    ['fr', 'Billing address', 'XXX'],
    ['ja', 'Billing address', 'FIXME'],
  ])('%s: %s → %s is none', (language, source, target) => {
    expect(verdict(language, source, target)).toBe('untranslated');
  });
});
