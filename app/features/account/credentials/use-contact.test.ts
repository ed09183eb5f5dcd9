import { expect, it } from 'vitest';
import { readHook, stubPage } from '#app/test/read-hook.ts';
import { useContact } from './use-contact.ts';

it.each([
  [['en', 'th-TH', 'pt-BR'], 'BR'],
  [['en', 'th-TH'], 'TH'],
  [['de-DE'], 'BR'],
])('with the languages %j a number is of %s', (languages, country) => {
  stubPage('en', languages);
  expect(readHook(useContact)).toMatchObject({ country });
});
