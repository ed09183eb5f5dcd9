import { TestRunner, type RunnerTestCase } from 'vitest';
import { explained } from '#app/test/open-pages.ts';

/** Runs the browser tests: what is on the pages is read before `afterEach` closes them. */
export default class ExplainingRunner extends TestRunner {
  runTask(test: RunnerTestCase): Promise<void> {
    return explained(TestRunner.getTestFn(test));
  }
}
