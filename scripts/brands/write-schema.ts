import { writeFileSync } from 'node:fs';
import { brandSchema, SCHEMA_FILE } from './brand-schema.ts';
import { command } from '#scripts/config/command.ts';

command('docs brands').parse();

writeFileSync(SCHEMA_FILE, brandSchema());
