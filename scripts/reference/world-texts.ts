import { readdirSync } from 'node:fs';
import { type Language, LANGUAGES } from '#contract/brand';

export const WORLD_TEXTS_FILE = 'fixtures/world-texts.ts';
/** In fixtures/catalogues.ts, from which the other languages' types are made. */
const ENGLISH: Language = 'en';

const nameOf = (language: string, file: string): string => language + file.charAt(0).toUpperCase() + file.slice(1);

/** A world's texts by language, as code, because the published simulator is compiled with them. */
export function worldTextsSource(): string {
  const files = readdirSync(`fixtures/locales/${ENGLISH}`).map((file) => file.replace('.json', ''));
  const others = LANGUAGES.filter((language) => language !== ENGLISH);
  const imports = others.flatMap((language) =>
    files.map((file) => `import ${nameOf(language, file)} from './locales/${language}/${file}.json';`),
  );
  const entries = others.flatMap((language) => [
    `  ${language}: {`,
    ...files.map((file) => `    ${file}: ${nameOf(language, file)},`),
    '  },',
  ]);
  return [
    '// Written by npm run docs -- generate (scripts/reference/world-texts.ts).',
    ...imports,
    '',
    '/** What a world says in each language of the product but English. */',
    'export const OTHER_TEXTS = {',
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}
