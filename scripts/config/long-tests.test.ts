import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { filesOf, isLong, projectOf, type Project, shareOf } from './long-tests.ts';

const PROJECTS: readonly Project[] = ['unit', 'app', 'browser'];
const files = (share: 'quick' | 'long' | 'all') =>
  PROJECTS.flatMap((project) => {
    const { include, exclude } = filesOf(project, share);
    return globSync(include, { ignore: exclude }).map((file) => `${project} ${file}`);
  }).sort();

describe('npm test and npm run qa -- long', () => {
  it('have every test file between them, each once', () => {
    const all = files('all');
    expect([...files('quick'), ...files('long')].sort()).toEqual(all);
    expect(all.map((line) => line.split(' ')[1])).toEqual([...new Set(all.map((line) => line.split(' ')[1]))]);
    expect(all).toEqual(
      globSync('{app,engine,contract,fixtures,simulator,cli,scripts}/**/*.test.{ts,tsx}', {
        ignore: ['**/node_modules/**'],
      })
        .map((file) => `${projectOf(file) ?? 'none'} ${file}`)
        .sort(),
    );
  });

  it('differ by the name of the file', () => {
    expect(files('long').filter((line) => !line.includes('.long.'))).toEqual([]);
    expect(files('quick').filter((line) => line.includes('.long.'))).toEqual([]);
    expect(files('long')).toContain('unit simulator/conformance/hostile.long.test.ts');
  });

  it.each([
    ['a.test.ts', 'unit', false],
    ['a.long.test.ts', 'unit', true],
    ['a.test.tsx', 'app', false],
    ['a.long.test.tsx', 'app', true],
    ['a.browser.test.ts', 'browser', false],
    ['a.long.browser.test.ts', 'browser', true],
    ['long.test.ts', 'unit', false],
    ['long.ts', undefined, false],
  ])('%s belongs to %s', (file, project, long) => {
    expect({ project: projectOf(file), long: isLong(file) }).toEqual({ project, long });
  });

  it('refuse another share', () => {
    expect(shareOf(undefined)).toBe('all');
    expect(shareOf('quick')).toBe('quick');
    expect(() => shareOf('fast')).toThrow('SLIPWAY_TESTS: "fast" is not quick, long or all.');
  });
});
