import { TestRunner, type RunnerTestCase } from 'vitest';
import { explained } from '#app/test/open-pages.ts';

/** Reads the pages before `afterEach` closes them. */
export default class ExplainingRunner extends TestRunner {
  runTask(test: RunnerTestCase): Promise<void> {
    return explained(TestRunner.getTestFn(test));
  }
}
