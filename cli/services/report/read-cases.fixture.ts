import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';

interface ReadCase {
  readonly name: string;
  /** `failure`, `error` or `skipped`. */
  readonly not?: string;
  readonly message?: string;
}

/** Parses JUnit. Throws if not well-formed, or if counts do not match the cases. */
export function readJUnit(path: string): {
  readonly suite: Readonly<Record<string, string>>;
  readonly cases: readonly ReadCase[];
} {
  let suite: Record<string, string> = {};
  const cases: ReadCase[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const given = attributes as Record<string, string>;
    if (name === 'testsuite') suite = given;
    else if (name === 'testcase') cases.push({ name: given['name'] ?? '' });
    else if (name !== 'testsuites') Object.assign(cases.at(-1) ?? {}, { not: name, message: given['message'] ?? '' });
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(readFileSync(path, 'utf8')).close();
  const count = (not: string) => String(cases.filter((each) => each.not === not).length);
  const counted = {
    tests: String(cases.length),
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
  };
  for (const [name, value] of Object.entries(counted))
    if (suite[name] !== value) throw new RangeError(`${path}: ${name}="${suite[name]}", but there are ${value}`);
  return { suite, cases };
}

/** The result of `prove`, Perl's reader of TAP. */
export function proved(path: string): string {
  return spawnSync('prove', ['--nocolor', '--exec', 'cat', path], { encoding: 'utf8' }).stdout;
}
