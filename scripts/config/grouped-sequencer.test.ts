import { expect, it } from 'vitest';
import { groupOf, longestFirst } from './grouped-sequencer.ts';

const group = (name: string, moduleId: string) => groupOf({ project: { name } as never, moduleId });
/** vitest would take the whole comment for the environment of this file. */
const NAMED = ['// @vitest', 'environment'].join('-');

it('files of one project and environment have the same worker, others do not', () => {
  expect(group('unit', 'scripts/config/long-tests.test.ts')).toBe('unit');
  expect(group('app', 'app/layout/layout-states.test.ts')).toBe(
    `app\n${NAMED} jsdom\n${NAMED}-options {"pretendToBeVisual": true}`,
  );
  expect(group('unit', 'app/push/browser/notices.test.ts')).toBe(`unit\n${NAMED} jsdom`);
});

it('a file that allows a test minutes comes before those that do not', () => {
  const files = ['scripts/config/long-tests.ts', 'scripts/dev/new-language.long.test.ts', 'scripts/config/run.ts'];
  expect(longestFirst(files.map((moduleId) => ({ moduleId }))).map(({ moduleId }) => moduleId)).toEqual([
    'scripts/dev/new-language.long.test.ts',
    'scripts/config/long-tests.ts',
    'scripts/config/run.ts',
  ]);
});
