import { findTests } from './find-tests.ts';
import { runVitest } from './run-vitest.ts';
import { command } from '#scripts/config/command.ts';

/** All browser tests, the long journeys in both layouts; `npm test` runs each long journey in one layout. */
const { args: patterns } = command('qa journeys')
  .argument('[patterns...]', 'parts of paths: only test files that contain one of them')
  .parse();
const files = patterns.length > 0 ? findTests(patterns).browser : [];
if (patterns.length > 0 && files.length === 0) {
  console.error(`No browser test has ${patterns.map((each) => JSON.stringify(each)).join(' or ')} in its path.`);
  process.exit(2);
}
const { output, passed, failed } = await runVitest(['browser'], files, { SLIPWAY_ALL_LAYOUTS: '1' });
console.log(output);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
