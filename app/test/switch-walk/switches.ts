import { SWITCHES } from '#app/test/switches.ts';
import { table } from '#cli/terminal/table.ts';
import { command } from '#scripts/config/command.ts';
import { type SwitchWalk, walkWithout } from './switch-walk.ts';

// For each switch: harborlight without it, walked link by link in Chromium.
// Run: npm run qa -- switches (-- SWITCH ...)

const names = SWITCHES.map(({ name }) => name);
const { args } = command('qa switches')
  .argument('[switch...]', `any of: ${names.join(', ')}`)
  .parse();
const strangers = args.filter((each) => !names.includes(each));
if (strangers.length > 0) {
  console.error(`error: Unknown switch: ${strangers.join(', ')}. There are ${names.join(', ')}.`);
  process.exit(2);
}
const walks: SwitchWalk[] = [];
for (const each of SWITCHES.filter(({ name }) => args.length === 0 || args.includes(name))) {
  const walk = await walkWithout('harborlight', each);
  walks.push(walk);
  process.stderr.write(`${walk.name}: ${walk.findings.length === 0 ? 'ok' : walk.findings.join('; ')}\n`);
}
console.log(
  table([
    ['without', 'pages', 'links', 'calls', 'its own pages', 'findings'],
    ...walks.map(({ name, pages, links, calls, direct, findings }) => [
      name,
      ...[pages, links, calls, direct, findings.length].map(String),
    ]),
  ]),
);
process.exit(walks.some(({ findings }) => findings.length > 0) ? 1 : 0);
