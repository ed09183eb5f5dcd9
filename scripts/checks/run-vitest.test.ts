import { expect, it } from 'vitest';
import { passingAlone } from './run-vitest.ts';

it('a file that fails among others and passes alone is named, with what to do', async () => {
  const said = await passingAlone(['app/broken.test.ts', 'app/depends.test.ts'], async (file) =>
    file.includes('depends'),
  );
  expect(said).toMatch(/^app\/depends\.test\.ts passes alone\. .*must pass in any order\.\n$/);
});
