import type { CheckResult } from './run-tool.ts';

/** More failing files share a cause other than a busy machine. `.ci/run` applies it to the sum of its parts. */
const MAX_ALONE = 5;

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  /** Files that passed only alone, or fail alone too. */
  readonly lines: readonly string[];
}

/**
 * Reruns each failed test file alone, with the long bound, after everything else: a pass means that it was slow, or depends on
 * files before it. It counts as passed and is named.
 *
 * @example judge([{ passed: 9, failed: 1, output: '', redFiles: [{ file: 'a.test.ts', failed: 1, run }] }])
 * // { passed: 10, failed: 0, lines: ['passed only alone: a.test.ts (slow, not wrong, or it leans on files before it: repair it next)'] }
 */
export async function judge(results: readonly CheckResult[], say: (line: string) => void = () => {}): Promise<Verdict> {
  const red = results.flatMap(({ redFiles = [] }) => redFiles);
  let passed = results.reduce((sum, each) => sum + each.passed, 0);
  let failed = results.reduce((sum, each) => sum + each.failed, 0);
  if (red.length > MAX_ALONE)
    return {
      passed,
      failed,
      lines: [
        `${red.length} files failed, more than the ${MAX_ALONE} that are run once more alone:`,
        ...red.map((each) => `  ${each.file}`),
      ],
    };
  const lines: string[] = [];
  for (const each of red) {
    say(`once more, alone: ${each.file}`);
    const again = await each.run();
    if (again.failed > 0) {
      lines.push(`fails alone too: ${each.file}`, again.output);
      continue;
    }
    passed += each.failed;
    failed -= each.failed;
    lines.push(`passed only alone: ${each.file} (slow, not wrong, or it leans on files before it: repair it next)`);
  }
  return { passed, failed, lines };
}
