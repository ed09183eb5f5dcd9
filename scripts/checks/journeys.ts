import { findTests } from './find-tests.ts';
import { runVitest } from './run-vitest.ts';
import { command } from '#scripts/config/command.ts';

/** Sign-in, bets, settlement, deposits, a lottery bet. Others need Chromium, such as its protocol for throttling. */
const IN_FIREFOX = ['sign-in.', 'bet-and-settle', 'two-tabs-bet', 'wallet.', 'mark-six'];

/** All browser tests in both layouts with all rows; `.ci/run` has one layout and the first rows. */
const { args, options } = (() => {
  const parsed = command('qa journeys')
    .argument('[patterns...]', 'parts of paths: only test files that contain one of them')
    .option('--firefox', `in Firefox instead of Chromium, if no pattern is given only ${IN_FIREFOX.join(', ')}`)
    .parse();
  return { args: parsed.args, options: parsed.opts<{ firefox?: true }>() };
})();
const patterns = args.length === 0 && options.firefox === true ? IN_FIREFOX : args;
const files = patterns.length > 0 ? findTests(patterns).browser : [];
if (patterns.length > 0 && files.length === 0) {
  console.error(`No browser test has ${patterns.map((each) => JSON.stringify(each)).join(' or ')} in its path.`);
  process.exit(2);
}
const { output, passed, failed } = await runVitest(['browser'], files, {
  SLIPWAY_ALL_LAYOUTS: '1',
  ...(options.firefox === true && { SLIPWAY_TEST_BROWSER: 'firefox' }),
});
console.log(output);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
