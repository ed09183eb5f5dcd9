import { command, wholeNumber } from '#scripts/config/command.ts';
import { BOOKS, CLEARED, CLOCKS, EDGE_CLOCK, FORMS, LOST, PLANTED, SOUND } from './planted.ts';
import { walk } from './walk.ts';
import { FULL, hasEdge, type Bounds, type Setup } from './world.ts';

const { states: most } = command('qa explore')
  .option('--states <n>', 'states to see at most, in each setup', wholeNumber, 1_200_000)
  .parse()
  .opts<{ readonly states: number }>();

let isWrong = false;
for (const [name, { rules, setup, bounds }] of Object.entries(PLANTED)) {
  const { violation, states } = walk(rules, setup, most, bounds);
  isWrong ||= violation === undefined;
  console.log(
    `${violation === undefined ? 'NOT FOUND' : 'found'}  ${name}: ${violation?.what ?? ''} (${states} states)`,
  );
  for (const step of violation?.path ?? []) console.log(`    ${step}`);
}
const SETUPS: Readonly<Record<Setup, string>> = {
  edge: 'keys, with the edge before an upstream without',
  hop: 'keys, with the edge, and a hop behind it that repeats once',
  none: 'no keys, each press delivered once',
  copies: 'no keys, presses delivered up to three times',
};
/** What is walked besides, with keys and without where it concerns both. */
const MORE: Readonly<Record<string, Bounds>> = {
  'two forms that differ': FORMS,
  'a device whose clock is set': CLOCKS,
  'an edge whose clock is set back': EDGE_CLOCK,
  'books that are behind `date`': BOOKS,
  'a storage that is cleared': CLEARED,
  'an edge that loses its store': LOST,
};
const setups = Object.keys(SETUPS) as Setup[];
const walks = [
  ...setups.map((setup) => ({
    setup,
    what: '',
    bounds: setup === 'hop' ? { ...FULL, presses: 1 as const, hops: 1 } : FULL,
  })),
  ...Object.entries(MORE).flatMap(([what, bounds]) =>
    (['edge', 'none'] as const)
      .filter((setup) => hasEdge(setup) || !what.startsWith('an edge'))
      .map((setup) => ({ setup, what: `, ${what}`, bounds })),
  ),
];
for (const { setup, what, bounds } of walks) {
  const began = performance.now();
  const { states, depth, isComplete, violation } = walk(SOUND, setup, most, bounds);
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(
    `${SETUPS[setup]}${what}: ${states} states to a depth of ${depth} in ${seconds} s${isComplete ? ', all' : ''}`,
  );
  if (violation !== undefined) console.log(`VIOLATION ${violation.what}\n    ${violation.path.join('\n    ')}`);
  isWrong ||= violation !== undefined;
}
process.exit(isWrong ? 1 : 0);
