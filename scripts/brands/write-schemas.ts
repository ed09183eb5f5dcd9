import { writeFileSync } from 'node:fs';
import { scenarioJsonSchema } from '#fixtures';
import { brandSchema, SCHEMA_FILE } from './brand-schema.ts';

export function writeSchemas(): void {
  writeFileSync(SCHEMA_FILE, brandSchema());
  writeFileSync('fixtures/scenario.schema.json', scenarioJsonSchema());
}
