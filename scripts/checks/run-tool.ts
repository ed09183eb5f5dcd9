import { spawn } from 'node:child_process';
import path from 'node:path';
import type { TimedTest } from './slowest.ts';

export interface RedFile {
  readonly file: string;
  readonly failed: number;
  /** Runs it alone. */
  readonly run: () => Promise<CheckResult>;
}

export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  /** Shown on failure. */
  readonly output: string;
  /** Figures, shown on success too. */
  readonly note?: string;
  readonly tests?: readonly TimedTest[];
  /** Failed files; empty if the run itself broke. */
  readonly redFiles?: readonly RedFile[];
}

/** In node_modules. */
export const toolPath = (tool: string): string => path.join('node_modules', '.bin', tool);

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
