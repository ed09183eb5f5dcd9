import { writeFileSync } from 'node:fs';
import { digestSeeds, SEEDS_FILE } from './digest-seeds.ts';
import { command } from '#scripts/config/command.ts';

command('qa seeds').parse();

writeFileSync(SEEDS_FILE, `${JSON.stringify(digestSeeds(), null, 2)}\n`);
console.log(`${SEEDS_FILE} written`);
