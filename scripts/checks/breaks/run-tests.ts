import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { toolPath } from '#scripts/checks/run-tool.ts';

const Line = v.object({
  file: v.string(),
  title: v.optional(v.string()),
  message: v.optional(v.string(), ''),
});

export interface Failure {
  readonly file: string;
  readonly title: string;
  /** The first line of the error. */
  readonly message: string;
}
export interface Verdict {
  /** The first that failed. */
  readonly failure: Failure | undefined;
  /** The files that passed whole. */
  readonly passed: readonly string[];
  /** The time was over before the tests were. */
  readonly isCut: boolean;
}

export const NOTHING_RAN: Verdict = { failure: undefined, passed: [], isCut: false };

/** The first error of the types in a copy of the repository, as `npm test` checks them; undefined if there is none. */
export async function typeError(root: string): Promise<string | undefined> {
  const child = spawn(
    path.resolve(toolPath('tsc')),
    ['--singleThreaded', '--incremental', '--tsBuildInfoFile', 'dist/tsc.json', '--pretty', 'false'],
    { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? undefined : (output.split('\n')[0] ?? '');
}

/** How long an app test looks for what a break took away. With the 60 seconds of `npm test` the time is over before it fails. */
const PATIENCE_MS = 10_000;

/** Runs unit and app tests of a copy of the repository in this order, until one fails. A file that cannot be loaded is a failure. */
export async function runTests(root: string, files: readonly string[], ms: number): Promise<Verdict> {
  if (files.length === 0) return NOTHING_RAN;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.resolve(import.meta.dirname, 'run-in-order.ts'), ...files],
    {
      cwd: root,
      // What the tests print goes nowhere.
      stdio: ['ignore', 'pipe', 'ignore'],
      // A process group of its own: the workers end with it.
      detached: true,
      env: { ...process.env, SLIPWAY_PATIENCE_MS: String(PATIENCE_MS) },
    },
  );
  const closed = once(child, 'close');
  const end = () => void (child.pid !== undefined && child.exitCode === null && process.kill(-child.pid, 'SIGKILL'));
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    end();
  }, ms);
  const passed: string[] = [];
  let failure: Failure | undefined;
  for await (const text of createInterface({ input: child.stdout })) {
    const line = text.startsWith('{') ? v.safeParse(Line, JSON.parse(text)) : undefined;
    if (line?.success !== true) continue;
    const { file, title, message } = line.output;
    if (title === undefined) passed.push(file);
    else if (failure === undefined) {
      failure = { file, title, message: message.split('\n')[0] ?? '' };
      end();
    }
  }
  clearTimeout(timer);
  await closed;
  if (failure === undefined && !isCut && passed.length === 0)
    throw new Error(`No test ran in ${root}: ${files.join(' ')}`);
  return { failure, passed, isCut };
}
