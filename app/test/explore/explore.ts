import { command, wholeNumber } from '#scripts/config/command.ts';
import { PLANTED, SOUND } from './planted.ts';
import { walk } from './walk.ts';

const { states: most } = command('qa explore')
  .option('--states <n>', 'states to see at most', wholeNumber, 1_200_000)
  .parse()
  .opts<{ readonly states: number }>();

let isWrong = false;
for (const [name, rules] of Object.entries(PLANTED)) {
  const { violation, states } = walk(rules, most);
  isWrong ||= violation === undefined;
  console.log(
    `${violation === undefined ? 'NOT FOUND' : 'found'}  ${name}: ${violation?.what ?? ''} (${states} states)`,
  );
  for (const step of violation?.path ?? []) console.log(`    ${step}`);
}
const began = performance.now();
const { states, depth, isComplete, violation } = walk(SOUND, most);
const seconds = Math.round((performance.now() - began) / 1_000);
console.log(`${states} states to a depth of ${depth} in ${seconds} s${isComplete ? ', all there are' : ''}`);
if (violation !== undefined) console.log(`VIOLATION ${violation.what}\n    ${violation.path.join('\n    ')}`);
process.exit(isWrong || violation !== undefined ? 1 : 0);
