import { expect, it } from 'vitest';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { useContact } from './use-contact.ts';

it.each([
  [['en', 'th-TH', 'pt-BR'], 'BR'],
  [['en', 'th-TH'], 'TH'],
  [['de-DE'], 'BR'],
])('with the languages %j the e-mail address is asked for, and a number of %s', (languages, country) => {
  stubPage('en', languages);
  expect(readHook(useContact)).toMatchObject({ kind: 'email', country });
});
