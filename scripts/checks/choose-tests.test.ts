import { describe, expect, it } from 'vitest';
import { changedFiles, chooseTests } from './choose-tests.ts';

describe('npm run verify', () => {
  it('gives vitest the changed modules, and the tests that read files whatever changed', () => {
    const { related = [], left } = chooseTests(['app/ui/toasts.tsx', 'docs/developers/README.md']);
    expect(related[0]).toBe('app/ui/toasts.tsx');
    expect(related).not.toContain('docs/developers/README.md');
    expect(related).toEqual(
      expect.arrayContaining([
        'scripts/checks/links.test.ts',
        'scripts/checks/source-rules.test.ts',
        'app/safe-links/one-way-out.test.ts',
        'app/i18n/terms.test.ts',
      ]),
    );
    expect(related).not.toContain('cli/locales/edit/edit.test.ts');
    expect(left).toEqual(expect.arrayContaining(['cli/locales/edit/edit.test.ts', 'cli/slipway.test.ts']));
    expect(left).not.toContain('scripts/lint/layers.test.ts');
    expect(related).toContain('scripts/lint/layers.test.ts');
  });

  it('runs the tests that start the command after a change of anything behind it', () => {
    const { related, left } = chooseTests(['engine/money/index.ts']);
    expect(related).toContain('cli/locales/edit/edit.test.ts');
    expect(left).toEqual([]);
  });

  it('gives no deleted module to vitest, but runs the tests that read files', () => {
    const { related } = chooseTests(['app/ui/no-such-module.ts']);
    expect(related).not.toContain('app/ui/no-such-module.ts');
    expect(related).toContain('scripts/checks/links.test.ts');
  });

  it.each(['app/locales/en/slip.json', 'brands/koiparade/brand.json', 'app/ui/button.module.css', 'package.json'])(
    'runs all tests after a change of %s, which no import leads to',
    (file) => {
      expect(chooseTests(['app/ui/toasts.tsx', file])).toEqual({
        why: `all, because ${file} changed and is no module`,
        left: [],
      });
    },
  );

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
