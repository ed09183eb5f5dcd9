import { describe, expect, it } from 'vitest';
import { checkNotes, hashOf, type Note, type Notes } from './notes.ts';
import { testsOfLine } from './tests-of-line.ts';

const note = (ran: Note['ran'], ms = 100, loaded: Note['loaded'] = {}): Note => ({ ran, loaded, ms, hash: '' });
const others = (count: number): Note['ran'] =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`app/other-${at}.ts`, '1']));

describe('the tests of a line', () => {
  const notes: Notes = new Map([
    ['app/slow.test.ts', note({ 'cli/fee.ts': '3-5' }, 9_000)],
    ['app/broad.test.ts', note({ 'cli/fee.ts': '3-5', ...others(50) })],
    ['app/page.test.tsx', note({ 'cli/fee.ts': '4' })],
    ['cli/fee.test.ts', note({ 'cli/fee.ts': '4' })],
    ['cli/as-it-loads.test.ts', note({}, 500, { 'cli/fee.ts': '4' })],
    ['cli/other-function.test.ts', note({ 'cli/fee.ts': '12-13' })],
    ['cli/importer.test.ts', note({ 'cli/report.ts': '1' })],
    ['cli/nothing.test.ts', note(others(1))],
  ]);
  const imports = new Map([
    ['cli/report.ts', ['cli/fee.ts']],
    ['cli/fee.ts', ['app/other-0.ts']],
    ['cli/tables.test.ts', ['cli/fee.ts']],
  ]);
  const nearest = ['cli/fee.test.ts', ...['a', 'b', 'c', 'd', 'e', 'f', 'tables'].map((each) => `cli/${each}.test.ts`)];
  const guessed = nearest.slice(1, 6);
  const choose = (line: number, file = 'cli/fee.ts') => testsOfLine({ file, line }, notes, { imports, nearest });

  it('are those that ran it, the quick and specific first; then six that import its file, others of its file, six guesses, those of importers', () => {
    expect(choose(4)).toEqual([
      'cli/fee.test.ts',
      'app/broad.test.ts',
      'app/page.test.tsx',
      'app/slow.test.ts',
      'cli/as-it-loads.test.ts',
      'cli/tables.test.ts',
      'cli/other-function.test.ts',
      ...guessed,
      'cli/importer.test.ts',
    ]);
  });

  it('are those that import or run its file where no function has it', () => {
    expect(choose(1)).toEqual([
      'cli/tables.test.ts',
      'cli/fee.test.ts',
      'cli/other-function.test.ts',
      'cli/as-it-loads.test.ts',
      'app/broad.test.ts',
      'app/page.test.tsx',
      'app/slow.test.ts',
      ...guessed,
      'cli/importer.test.ts',
    ]);
  });

  it('are the nearest by imports before quicker ones that only come by', () => {
    const ran = { 'cli/fee.ts': '4' };
    const passing = Array.from({ length: 30 }, (_, at) => [`app/by-${at}.test.ts`, note(ran, at)] as const);
    const all: Notes = new Map([...passing, ['cli/fees.test.ts', note(ran, 9_000)]]);
    const chosen = testsOfLine({ file: 'cli/fee.ts', line: 4 }, all, { imports, nearest: ['cli/fees.test.ts'] });
    expect(chosen.slice(0, 3)).toEqual(['cli/fees.test.ts', 'app/by-0.test.ts', 'app/by-1.test.ts']);
  });

  it('are guessed for a file of which nothing ran', () => {
    expect(choose(4, 'cli/types.ts')).toEqual(nearest.slice(0, 6));
  });
});

describe('notes', () => {
  const sources = {
    'cli/fee.ts': 'one\ntwo\nthree',
    'cli/report.ts': '',
    'cli/fee.test.ts': '',
    'app/page.test.tsx': '',
    'cli/shown.ts': '',
  };
  const imports = new Map([
    ['cli/fee.test.ts', ['cli/report.ts']],
    ['cli/report.ts', ['cli/fee.ts']],
    ['cli/fee.ts', []],
  ]);
  const tests = ['cli/fee.test.ts', 'app/page.test.tsx'];
  const check = (unit: Note | undefined, page: Note) => () =>
    checkNotes(
      new Map([...(unit === undefined ? [] : [[tests[0] ?? '', unit] as const]), ['app/page.test.tsx', page]]),
      tests,
      sources,
    );
  const fine = note({ 'cli/fee.ts': '1-3' });

  it('are of the sources that a test file imports, directly or not, and that it ran', () => {
    const hash = (changed: Readonly<Record<string, string>>) =>
      hashOf('cli/fee.test.ts', note({ 'cli/shown.ts': '1' }), imports, { ...sources, ...changed });
    const before = hash({});
    const changes = ['cli/fee.test.ts', 'cli/report.ts', 'cli/fee.ts', 'cli/shown.ts', 'app/page.test.tsx'];
    expect(changes.filter((file) => hash({ [file]: 'changed' }) !== before)).toEqual(changes.slice(0, 4));
  });

  it('must be there for each test file', () => {
    expect(check(fine, fine)).not.toThrow();
    expect(check(undefined, fine)).toThrow(
      'Not recorded, as they cannot be loaded or ended too early: cli/fee.test.ts. The same command again runs only these.',
    );
  });

  it('must have lines for the tests of both projects', () => {
    expect(check(note({}), fine)).toThrow('No line is recorded for any of the 1 test files of unit.');
    expect(check(fine, note({}))).toThrow('No line is recorded for any of the 1 test files of app.');
  });

  it('must have lines of sources that are there', () => {
    expect(check(note({ 'cli/fee.ts': '1,3-4' }), fine)).toThrow(
      'cli/fee.test.ts is recorded with lines 1,3-4 of cli/fee.ts, which has 3.',
    );
    expect(check(note({ 'cli/fee.ts': '1' }, 1, { 'cli/gone.ts': '1' }), fine)).toThrow(
      'cli/fee.test.ts is recorded with cli/gone.ts, which is not there.',
    );
  });
});
