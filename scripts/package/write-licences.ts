import { writeFileSync } from 'node:fs';
import { command } from '#scripts/config/command.ts';
import { LICENCES_FILE, licencesText } from './licences.ts';

command('docs licences').parse();
writeFileSync(LICENCES_FILE, licencesText(process.cwd()));
