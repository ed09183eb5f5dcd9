import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const GENERATED = /^docs\/(?:reference\/|qa\/fault-table|developers\/benchmarks\.md$|operators\/load\.md$)/;
const MAX_BY_HAND = 60_000;
const MAX_GENERATED = 40_000;

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const wordsOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length, 0);

it('the documents have at most 60,000 words by hand and 40,000 generated: shorten a page, or its generator', () => {
  const generated = pages.filter((file) => GENERATED.test(file));
  expect(generated.length).toBeGreaterThan(15);
  expect(wordsOf(generated)).toBeLessThanOrEqual(MAX_GENERATED);
  expect(wordsOf(pages.filter((file) => !GENERATED.test(file)))).toBeLessThanOrEqual(MAX_BY_HAND);
});

it('the departures from the specification are read in one go: at most 40 lines', () => {
  expect(readFileSync('docs/departures.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});
