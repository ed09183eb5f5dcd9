import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findTests } from './find-tests.ts';

const test = (...args: string[]) => spawnSync('node', ['scripts/test.js', ...args], { encoding: 'utf8' });

describe('npm test -- pattern', () => {
  it('takes the files whose path contains a pattern, each in its project', () => {
    expect(findTests(['push/claim', 'journeys/TOUR', './app/routes/around/invite'])).toEqual({
      unit: ['app/push/claim-toast.test.ts'],
      app: ['app/routes/around/invite.long.test.tsx'],
      browser: ['app/journeys/tour.long.browser.test.ts'],
    });
    const slip = Object.values(findTests(['slip'])).flat();
    expect(slip.length).toBeGreaterThan(10);
    expect(slip.filter((file) => !file.includes('slip'))).toEqual([]);
  });

  it('runs just these', () => {
    const { status, stdout } = test('app/push/toast-of');
    expect(stdout).toContain('app/push/toast-of.test.ts');
    expect(stdout).not.toContain('claim-toast');
    expect(stdout).toMatch(
      /The slowest of 2 tests \(\d+\.\d s together\):\n +\d+\.\d s {2}app\/push\/toast-of\.test\.ts: /,
    );
    expect(stdout).toMatch(/\n2 passed, 0 failed\n$/);
    expect(status).toBe(0);
  });

  it('fails where nothing matches: a run without a test proves nothing', () => {
    const { status, stdout, stderr } = test('no-such-test');
    expect(stdout).toBe('');
    expect(stderr).toContain('No test file has "no-such-test" in its path.');
    expect(status).toBe(2);
  });

  it('prints help', () => {
    const { status, stdout } = test('--help');
    expect(stdout).toContain('Usage: npm test -- [options] [patterns...]');
    expect(stdout).toContain('--all');
    expect(status).toBe(0);
  });

  it('refuses an unknown option and names those that there are', () => {
    const { status, stdout, stderr } = test('--watch');
    expect(stderr).toContain("unknown option '--watch'");
    expect(stderr).toContain('--quick');
    expect(stdout + stderr).not.toContain('    at ');
    expect(status).toBe(2);
  });
});
