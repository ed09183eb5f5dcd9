import { availableParallelism, loadavg } from 'node:os';
import type { Copy } from './copy-of-commit.ts';
import { broken, type Break } from './list-breaks.ts';
import { NOTHING_RAN, runTests, typeError } from './run-tests.ts';

/** Whether a break was noticed. */
export interface Finding {
  /** The file with the test that noticed it; `types` if it does not compile; undefined if nothing noticed it. */
  readonly by?: string;
  /** File and title of the test, the error of the types, or why there is none. */
  readonly what: string;
}

const MOST = 24;
/** On a quiet machine; on a busy one, longer, as it takes turns. */
const LIMIT_MS = 45_000;

/** Files of tests by copy that are green without a break, or not. */
const intact = new WeakMap<Copy, Map<string, Promise<boolean>>>();

/**
 * Breaks a copy in one place, compiles it, runs the tests until one fails, and restores the copy. A test that fails has noticed the break
 * only if it fails alone too, and passes without the break.
 *
 * @param tests the most promising first; the first 24 run
 */
export async function tryBreak(copy: Copy, each: Break, tests: readonly string[]): Promise<Finding> {
  const source = copy.read(each.file);
  copy.write(each.file, broken(source, each));
  const error = await typeError(copy.folder);
  const { failure, passed, isCut } =
    error === undefined ? await runTests(copy.folder, tests.slice(0, MOST), limit()) : NOTHING_RAN;
  // Alone, and once more: a test that fails only after others, or now and then, has noticed nothing.
  const isRepeated = failure !== undefined && !(await passes(copy, failure.file));
  copy.write(each.file, source);
  if (error !== undefined) return { by: 'types', what: error };
  if (failure === undefined)
    return { what: `${passed.length} files with tests passed${isCut ? ' until the time was over' : ''}` };
  const what = `${failure.file}: ${failure.title}`;
  if (!isRepeated) return { what: `passes alone in spite of the break: ${what}` };
  if (!(await isIntact(copy, failure.file))) return { what: `fails without a break, too: ${what}` };
  return { by: failure.file, what };
}

/** Whether a file of tests is green without any break: one that fails anyway has noticed nothing. */
function isIntact(copy: Copy, file: string): Promise<boolean> {
  const known = intact.get(copy) ?? new Map<string, Promise<boolean>>();
  intact.set(copy, known);
  const running = known.get(file) ?? passes(copy, file);
  known.set(file, running);
  return running;
}

const passes = async (copy: Copy, file: string): Promise<boolean> =>
  (await runTests(copy.folder, [file], limit())).failure === undefined;

function limit(): number {
  return LIMIT_MS * Math.min(2, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
}
