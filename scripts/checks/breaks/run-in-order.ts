import process from 'node:process';
import { createVitest, type Reporter, type TestSpecification } from 'vitest/node';

/**
 * Runs tests in the order of its arguments, and prints each result as soon as it is there, one JSON text a line. A process of its own:
 * started in a copy of the repository, and ended by the caller at the first failure.
 */
const files = process.argv.slice(2);
const rank = ({ moduleId }: TestSpecification) => files.findIndex((file) => moduleId.endsWith(`/${file}`));
const print = (result: object) => void process.stdout.write(`${JSON.stringify(result)}\n`);

const reporter: Reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state === 'failed')
      print({ file: test.module.relativeModuleId, title: test.fullName, message: errors[0]?.message ?? '' });
  },
  onTestModuleEnd(module) {
    const [error] = module.errors();
    const file = module.relativeModuleId;
    if (error === undefined) print({ file });
    else print({ file, title: 'cannot be loaded', message: error.message });
  },
};

const vitest = await createVitest('test', {
  config: 'scripts/config/vitest.config.ts',
  watch: false,
  project: ['unit', ...(files.some((file) => file.endsWith('x')) ? ['app'] : [])],
  reporters: [reporter],
  sequence: {
    sequencer: class {
      sort = (specs: TestSpecification[]) => specs.toSorted((one, other) => rank(one) - rank(other));
      shard = (specs: TestSpecification[]) => specs;
    },
  },
});
await vitest.start(files);
await vitest.close();
