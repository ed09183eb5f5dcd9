import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findTests } from '#scripts/checks/find-tests.ts';
import { openRelated, type RelatedTests } from './related-tests.ts';

let related: RelatedTests;
beforeAll(async () => {
  vi.stubEnv('SLIPWAY_TESTS', 'quick');
  related = await openRelated();
}, 300_000);
afterAll(() => related.close());

/** Some of the tests, for following all of them takes half a minute: those beside what is changed, and others that have nothing to do with it. */
const AMONG = ['engine/money/', 'app/layout/layout-states', 'contract/'];

it.each([
  ['a module', 'engine/money/odds/american-odds.ts', 'engine/money/odds/convert-odds.test.ts'],
  ['a stylesheet, by the component that imports it', 'app/ui/toasts.module.css', 'app/layout/layout-states.test.ts'],
])('follows imports to the tests of %s', { timeout: 300_000 }, async (_, changed, test) => {
  const tests = await related.of([changed], AMONG);
  expect(tests).toContain(test);
  const { unit, app } = findTests([...AMONG], 'quick');
  expect(tests.length).toBeLessThan((unit.length + app.length) / 2);
});
