import { spawn } from 'node:child_process';
import path from 'node:path';
import type { TimedTest } from './slowest.ts';

/** A test file with a failure. */
export interface RedFile {
  readonly file: string;
  /** How many of its tests failed. */
  readonly failed: number;
  /** Runs it once more, alone. */
  readonly run: () => Promise<CheckResult>;
}

export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  /** What the tool said; shown when it failed. */
  readonly output: string;
  /** Shown also when all is well: figures. */
  readonly note?: string;
  /** The tests that ran, with their times. */
  readonly tests?: readonly TimedTest[];
  /** Test files that failed; none where the run itself was unsound. */
  readonly redFiles?: readonly RedFile[];
}

/** A tool of node_modules. */
export const toolPath = (tool: string): string => path.join('node_modules', '.bin', tool);

/** Runs a command; its exit code is the verdict. */
export async function runCommand(command: string, args: readonly string[]): Promise<CheckResult> {
  const { code, output } = await capture(command, args);
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

export function capture(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
