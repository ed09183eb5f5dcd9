import { writeFileSync } from 'node:fs';
import { scenarioJsonSchema } from '#fixtures';
import { command } from '#scripts/config/command.ts';

command('docs scenarios').parse();
writeFileSync(new URL('../../fixtures/scenario.schema.json', import.meta.url), scenarioJsonSchema());
