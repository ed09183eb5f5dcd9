import { writeFileSync } from 'node:fs';
import { brandSchema, SCHEMA_FILE } from './brand-schema.ts';

writeFileSync(SCHEMA_FILE, brandSchema());
