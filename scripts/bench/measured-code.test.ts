import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BENCHMARKS } from './benchmarks.ts';
import { COMPARISONS_PAGE, withTimes } from './comparisons.ts';
import { changedSince, measuredIn, measuredText, oldFiguresText } from './measured-code.ts';
import { benchmarksPage } from './page.ts';
import type { History } from './record.ts';

describe('a recorded figure, once its code has changed', () => {
  let folder: string;
  let commit: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.email=a@b.test', '-c', 'user.name=A', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const save = (file: string, text: string) => {
    writeFileSync(path.join(folder, file), text);
    git('add', '.');
    git('commit', '-qm', file);
  };
  const since = (...code: string[]) => changedSince({ commit, code }, folder);
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'slipway-figures-'));
    git('init', '-q');
    for (const name of ['engine', 'cli']) mkdirSync(path.join(folder, name));
    save('engine/a.ts', '1');
    commit = git('rev-parse', '--short', 'HEAD');
    save('cli/b.ts', '1');
    save('engine/a.test.ts', '1');
    save('engine/drawn.txt', '1');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is said by the number of commits and the last, and not of tests or other folders', () => {
    expect(since('engine')).toBeUndefined();
    expect(since('cli')).toMatch(/^changed since in 1 commits, the last [0-9a-f]+ of \d{4}-\d\d-\d\d$/);
    save('engine/a.ts', '2');
    expect(since('engine')).toContain(`the last ${git('rev-parse', '--short', 'HEAD')} of`);
    expect(since('engine', 'cli')).toContain('in 2 commits');
  });

  it('is said too where its commit is unknown', () => {
    expect(changedSince({ commit: '0123456789', code: ['engine'] }, folder)).toBe(
      'its commit 0123456789 is not in this repository',
    );
  });
});

it('a page says of what it was measured, and is found by that', () => {
  const measured = { commit: 'abc1234def', code: ['engine', 'cli/locales'] };
  expect(measuredIn(`# Page\n\n5 s. ${measuredText(measured)} More.`)).toEqual([{ ...measured, line: 3 }]);
  expect(oldFiguresText([])).toBe('');
  expect(oldFiguresText(['docs/a.md:3 (engine): changed', 'docs/a.md:9 (cli): changed'])).toMatch(
    /2 tables of docs\/a\.md$/,
  );
});

describe('the pages of figures', () => {
  const history = JSON.parse(readFileSync('docs/developers/benchmarks.json', 'utf8')) as History;
  const { version = '', runs = {} } = history.releases.at(-1) ?? {};

  it('are what was recorded: no figure is written by hand', () => {
    expect(readFileSync('docs/developers/benchmarks.md', 'utf8')).toBe(benchmarksPage(history, version, BENCHMARKS));
    const { locales } = runs;
    const code = BENCHMARKS.find(({ name }) => name === 'locales')?.code ?? [];
    const page = readFileSync(COMPARISONS_PAGE, 'utf8');
    expect(locales && withTimes(page, locales, code)).toBe(page);
  });

  it('name the commit and code that is there, for each table', () => {
    const found = measuredIn(readFileSync('docs/developers/benchmarks.md', 'utf8'));
    expect(found).toHaveLength(Object.keys(runs).length);
    const missing = BENCHMARKS.flatMap(({ code, script }) => [...code, script]).filter((file) => !existsSync(file));
    expect(missing).toEqual([]);
  });
});
