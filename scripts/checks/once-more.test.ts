import { describe, expect, it, vi } from 'vitest';
import { judge } from './once-more.ts';
import type { CheckResult, RedFile } from './run-tool.ts';

const result = (passed: number, failed: number): CheckResult => ({ passed, failed, output: 'what it said' });
const redFile = (file: string, failed: number, again: CheckResult): RedFile => ({
  file,
  failed,
  run: () => Promise.resolve(again),
});

describe('a test file that failed', () => {
  it('counts as passed and is named when it passes alone', async () => {
    const { passed, failed, lines } = await judge([
      result(5, 0),
      { ...result(7, 2), redFiles: [redFile('app/slow.test.ts', 2, result(3, 0))] },
    ]);
    expect({ passed, failed }).toEqual({ passed: 14, failed: 0 });
    expect(lines).toEqual([expect.stringMatching(/^passed only alone: app\/slow\.test\.ts \(slow, not wrong/)]);
  });

  it('stays failed when it fails alone too, with what it said', async () => {
    const { passed, failed, lines } = await judge([
      { ...result(7, 1), redFiles: [redFile('app/broken.test.ts', 1, result(2, 1))] },
    ]);
    expect({ passed, failed }).toEqual({ passed: 7, failed: 1 });
    expect(lines).toEqual(['fails alone too: app/broken.test.ts', 'what it said']);
  });

  it('is not tried again where more than five failed', async () => {
    const run = vi.fn(() => Promise.resolve(result(1, 0)));
    const redFiles = Array.from({ length: 6 }, (_, index) => ({ file: `app/${index}.test.ts`, failed: 1, run }));
    const { failed, lines } = await judge([{ ...result(7, 6), redFiles }]);
    expect(failed).toBe(6);
    expect(run).not.toHaveBeenCalled();
    expect(lines).toContain('  app/5.test.ts');
  });

  it('does not excuse what failed beside it', async () => {
    const { failed } = await judge([
      result(0, 1),
      { ...result(7, 1), redFiles: [redFile('app/slow.test.ts', 1, result(3, 0))] },
    ]);
    expect(failed).toBe(1);
  });
});
