import { PLACES } from '#app/test/walk/places.ts';
import { betAsDemoPlayer, languageVisitor } from '#app/test/walk/visitors/languages.ts';
import { walkCommand } from '#app/test/walk/walk-command.ts';

// Every address as a player in every language: each text that is of another one, by its script, and for languages that share one by
// the catalogues of the app and of the upstream's content.
await walkCommand('qa walk languages', {
  brands: ['harborlight'],
  layouts: ['desktop'],
  who: ['player'],
  languages: (brand) => brand.languages,
  places: PLACES.filter(({ name }) => name.startsWith('/')),
  fill: betAsDemoPlayer,
  visitor: ({ brand, language }) => language && languageVisitor(brand, language),
  linesMax: Infinity,
});
