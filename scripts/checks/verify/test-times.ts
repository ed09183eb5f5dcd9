import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { TimedTest } from '#scripts/checks/slowest.ts';

/** How long a test file takes, in milliseconds, without loading what it imports. */
export type Times = (file: string) => number;

const Stored = v.record(v.pipe(v.string(), v.regex(/\.test\.tsx?$/)), v.pipe(v.number(), v.finite(), v.minValue(0)));

/** Where runs store the times of their test files. */
export const TIMES_FILE = 'node_modules/.cache/slipway-test-times.json';

/** Of a file that has not run here yet: about what the slower half takes. */
const UNKNOWN = 600;

/** A file with one quick test takes time too. */
const LEAST = 30;

/** What the last run of each file took. A stored file that cannot be read is as none. */
export function knownTimes(file = TIMES_FILE): Times {
  const stored = storedTimes(file);
  return (test) => Math.max(LEAST, stored[test] ?? UNKNOWN);
}

/** Stores what the test files of a run took, beside those of earlier runs; nothing where the folder above is not there. */
export function storeTimes(tests: readonly TimedTest[], file = TIMES_FILE): void {
  if (tests.length === 0) return;
  const sums: Record<string, number> = {};
  for (const { file: test, ms } of tests) sums[test] = (sums[test] ?? 0) + ms;
  for (const [test, ms] of Object.entries(sums)) sums[test] = Math.round(ms);
  const folder = path.dirname(file);
  // Never recursive: with a relative path, in a repository that was removed during the run, Node 20 tries forever.
  if (!existsSync(path.dirname(folder))) return;
  if (!existsSync(folder)) mkdirSync(folder);
  writeFileSync(file, JSON.stringify({ ...storedTimes(file), ...sums }));
}

function storedTimes(file: string): Readonly<Record<string, number>> {
  try {
    return v.parse(Stored, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
