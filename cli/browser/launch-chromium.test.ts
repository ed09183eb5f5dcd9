import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DISABLED_FEATURES } from './launch-chromium.ts';

it('turns off every feature that Playwright turns off: the second list replaces the first', () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const bundle = readFileSync(path.join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(bundle) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(theirs).toContain('HttpsUpgrades');
  expect(DISABLED_FEATURES).toEqual(expect.arrayContaining(theirs));
});
