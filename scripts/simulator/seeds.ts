import { writeFileSync } from 'node:fs';
import { digestSeeds, SEEDS_FILE } from './digest-seeds.ts';

// Writes down what some seeds produce, after a change of the generators that was meant. Run: npm run seeds
writeFileSync(SEEDS_FILE, `${JSON.stringify(digestSeeds(), null, 2)}\n`);
console.log(`${SEEDS_FILE} written`);
