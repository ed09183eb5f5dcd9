import { describe, expect, it } from 'vitest';
import { changedFiles, chooseTests, leftText, MAX_FILES, modulesNaming, testsNaming } from './choose-tests.ts';
import { nearestFirst } from './related-tests.ts';

describe('npm run verify', () => {
  it('takes at most 40 test files, those in the folder of the change first, and names one of the others', async () => {
    const far = Array.from({ length: 50 }, (_, at) => `app/routes/${at + 10}.test.tsx`);
    const choice = await chooseTests(['engine/money/index.ts'], async () => [...far, 'engine/money/money.test.ts']);
    expect(choice.files).toHaveLength(MAX_FILES);
    expect(choice.files[0]).toBe('engine/money/money.test.ts');
    expect(leftText(choice)).toMatch(
      /^Not run: 11 test files further from the change, such as app\/routes\/\d+\.test\.tsx; /,
    );
  });

  it('runs a changed test itself, first', async () => {
    const { files } = await chooseTests(['scripts/checks/slowest.test.ts'], async () => ['scripts/checks/a.test.ts']);
    expect(files).toEqual(['scripts/checks/slowest.test.ts', 'scripts/checks/a.test.ts']);
  });

  it('finds tests of a recording, a text or a document by its name', () => {
    const tests = [
      { file: 'a.test.ts', text: "golden('outputs-help')" },
      { file: 'b.test.ts', text: "t('slip:place')" },
      { file: 'c.test.ts', text: "read('docs/going-live.md')" },
      { file: 'd.test.ts', text: '' },
    ];
    expect(testsNaming(['cli/commands/outputs-help.txt'], tests)).toEqual(['a.test.ts']);
    expect(testsNaming(['app/locales/en/slip.json'], tests)).toEqual(['b.test.ts']);
    expect(testsNaming(['docs/going-live.md'], tests)).toEqual(['c.test.ts']);
  });

  it('finds the modules that show a text by its namespace', () => {
    const sources = [
      { file: 'app/a.tsx', text: "const { t } = useTranslation('slip');" },
      { file: 'app/b.tsx', text: "t('slip:place')" },
      { file: 'app/c.tsx', text: "useTranslation('slips')" },
    ];
    expect(modulesNaming(new Set(['slip']), sources)).toEqual(['app/a.tsx', 'app/b.tsx']);
  });

  it('follows a text to the tests of the modules that show it', async () => {
    const asked: (readonly string[])[] = [];
    await chooseTests(['app/locales/en/wallet.json'], async (modules) => {
      asked.push(modules);
      return [];
    });
    expect(asked.flat()).toContain('app/features/money/wallet/withdraw/account-form.tsx');
  });

  it('orders tests by the folders that they share with the change, its namesake first', () => {
    const tests = ['app/b/a.test.ts', 'app/a/z.test.ts', 'app/a/x.test.ts', 'cli/a.test.ts'];
    expect(nearestFirst(tests, ['app/a/z.ts'])).toEqual([
      'app/a/z.test.ts',
      'app/a/x.test.ts',
      'app/b/a.test.ts',
      'cli/a.test.ts',
    ]);
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
