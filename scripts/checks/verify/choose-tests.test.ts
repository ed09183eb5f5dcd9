import { describe, expect, it } from 'vitest';
import { changedFiles, chooseTests, inTurn, isTouchedBy, readGraph, withinTime } from './choose-tests.ts';

const graph = readGraph();
const choose = (changed: readonly string[], time = Infinity) =>
  chooseTests(changed, { times: () => 100, time, graph: () => graph });

describe('npm run verify', () => {
  it('takes tests that import a changed module, the nearest first, and those that read files whatever changed', () => {
    const { files = [], far, starting } = choose(['app/ui/toasts.tsx', 'docs/developers/README.md']);
    expect(files).toEqual(
      expect.arrayContaining([
        'app/safe-links/one-way-out.test.ts',
        'app/i18n/terms.test.ts',
        'app/layout/layout-states.test.ts',
        'scripts/checks/links.test.ts',
        'scripts/checks/source-rules.test.ts',
        'scripts/lint/layers.test.ts',
      ]),
    );
    expect(files).not.toContain('engine/money/money.test.ts');
    // It reads files, but none of app.
    expect(files).not.toContain('cli/edge/edge.test.ts');
    expect(files).not.toContain('cli/locales/edit/edit.test.ts');
    expect(starting).toEqual(expect.arrayContaining(['cli/locales/edit/edit.test.ts', 'cli/slipway.test.ts']));
    expect(starting).not.toContain('scripts/lint/layers.test.ts');
    expect(far).toEqual([]);
  });

  it('runs the tests that start the command after a change of anything behind it', () => {
    const { files, starting } = choose(['engine/money/index.ts']);
    expect(files).toContain('cli/locales/edit/edit.test.ts');
    expect(starting).toEqual([]);
  });

  it('takes the nearest for which there is time, always a changed test and those that read files, and names the others', () => {
    const all = choose(['engine/money/index.ts', 'app/push/toast-of.test.ts']);
    const { files = [], far } = choose(['engine/money/index.ts', 'app/push/toast-of.test.ts'], 900);
    // A third of the time is for the nearest, even where what always runs takes more than all of it.
    expect([files[0], files[1], files.indexOf('scripts/checks/links.test.ts') > 2]).toEqual([
      'app/push/toast-of.test.ts',
      expect.stringMatching(/^engine\/money\//),
      true,
    ]);
    expect(files.slice(0, 3)).toEqual(all.files?.slice(0, 3));
    expect(far.length).toBeGreaterThan(100);
    expect([...files, ...far].toSorted()).toEqual(all.files?.toSorted());
  });

  it('takes tests of several changed modules in turn', () => {
    expect(inTurn([['a', 'b', 'c'], [], ['d', 'a', 'e', 'f']])).toEqual(['a', 'd', 'b', 'c', 'e', 'f']);
    expect(inTurn([])).toEqual([]);
  });

  it.each<[changed: string, file: string, text: string, isTouched: boolean]>([
    ['app/ui/a.ts', 'app/b.test.ts', 'readFileSync(name)', true],
    ['app/ui/a.ts', 'cli/b.test.ts', 'readFileSync(name)', false],
    ['app/ui/a.ts', 'cli/b.test.ts', "readdirSync('app/ui')", true],
    ['app/ui/a.ts', 'app/b.test.ts', "import { a } from 'app/ui/a.ts'", false],
    ['engine/a.ts', 'cli/b.test.ts', 'compileApp()', true],
    ['README.md', 'cli/b.test.ts', "readFileSync('README.md')", true],
    ['README.md', 'cli/b.test.ts', "readFileSync('CHANGELOG.md')", false],
    ['docs/qa/a.md', 'cli/b.test.ts', "readFileSync('docs/index.md')", true],
  ])('a change of %s and %s with %j: %s', (changed, file, text, isTouched) => {
    expect(isTouchedBy([changed])(file, text)).toBe(isTouched);
  });

  it('passes over a deleted module, but runs the tests that read files', () => {
    const { files } = choose(['app/ui/no-such-module.ts']);
    expect(files).not.toContain('app/ui/no-such-module.ts');
    expect(files).toContain('scripts/checks/links.test.ts');
  });

  it.each(['app/locales/en/slip.json', 'brands/koiparade/brand.json', 'app/ui/button.module.css', 'package.json'])(
    'runs all tests after a change of %s, which no import leads to',
    (file) => {
      expect(choose(['app/ui/toasts.tsx', file])).toEqual({
        why: `all, because ${file} changed and is no module`,
        far: [],
        starting: [],
      });
    },
  );

  it('ends its list with the first file that does not fit', () => {
    const times = (file: string) => ({ slow: 50 })[file] ?? 10;
    const within = (time: number, must = 0) => withinTime(['a', 'b', 'slow', 'c'], { must, times, time });
    expect(within(20)).toEqual({ chosen: ['a', 'b'], far: ['slow', 'c'] });
    expect(within(19)).toEqual({ chosen: ['a'], far: ['b', 'slow', 'c'] });
    expect(within(79)).toEqual({ chosen: ['a', 'b', 'slow'], far: ['c'] });
    expect(within(80)).toEqual({ chosen: ['a', 'b', 'slow', 'c'], far: [] });
    expect(within(0, 3)).toEqual({ chosen: ['a', 'b', 'slow'], far: ['c'] });
  });

  it('takes the changes of the working tree with new files, and those of the last commit where there are none', () => {
    const answers: Record<string, string> = {
      'diff --name-only -z HEAD': 'a.ts\0',
      'ls-files --others --exclude-standard -z': 'new.ts\0',
      'diff --name-only -z HEAD~1 HEAD': 'old.ts\0',
    };
    expect(changedFiles((...args) => answers[args.join(' ')] ?? '')).toEqual(['a.ts', 'new.ts']);
    expect(changedFiles((...args) => (args.includes('HEAD~1') ? 'old.ts\0' : ''))).toEqual(['old.ts']);
  });
});
