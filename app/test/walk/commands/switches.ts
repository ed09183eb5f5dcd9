import { SWITCHES } from '#app/test/switches.ts';
import { command } from '#scripts/config/command.ts';
import { walkWithout } from '#app/test/walk/visitors/switches.ts';
import { report } from '#app/test/walk/walk-command.ts';
import type { Walked } from '#app/test/walk/walk.ts';

// For each switch: harborlight without it, walked link by link in Chromium.
// Run: npm run qa -- walk switches (SWITCH ...)

const names = SWITCHES.map(({ name }) => name);
const { args } = command('qa walk switches')
  .argument('[switch...]', `any of: ${names.join(', ')}`)
  .parse();
const strangers = args.filter((each) => !names.includes(each));
if (strangers.length > 0) {
  console.error(`error: Unknown switch: ${strangers.join(', ')}. There are ${names.join(', ')}.`);
  process.exit(2);
}
const rows: [name: string, walked: Walked][] = [];
for (const each of SWITCHES.filter(({ name }) => args.length === 0 || args.includes(name))) {
  const walked = await walkWithout('harborlight', each);
  rows.push([`without ${each.name}`, walked]);
  process.stderr.write(`${each.name}: ${walked.looked} pages, ${walked.found.length} findings\n`);
}
report(rows);
