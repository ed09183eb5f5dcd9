import { readFileSync, writeFileSync } from 'node:fs';
import { scenarioJsonSchema } from '#fixtures/scenario/json-schema.ts';

/** Writes fixtures/scenario.schema.json, or with --check says whether it is what the code makes. */
const file = new URL('../fixtures/scenario.schema.json', import.meta.url);
const made = scenarioJsonSchema();

if (process.argv.includes('--check')) {
  const isSame = readFileSync(file, 'utf8') === made;
  console.log(
    isSame
      ? 'fixtures/scenario.schema.json is current'
      : 'fixtures/scenario.schema.json has drifted: run npm run schema',
  );
  process.exitCode = isSame ? 0 : 1;
} else writeFileSync(file, made);
