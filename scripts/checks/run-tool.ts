import { spawn } from 'node:child_process';
import path from 'node:path';

export interface CheckResult {
  readonly passed: number;
  readonly failed: number;
  /** What the tool said; shown when it failed. */
  readonly output: string;
  /** Shown also when all is well: figures. */
  readonly note?: string;
}

/** Runs a tool of node_modules; its exit code is the verdict. */
export async function runTool(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<CheckResult> {
  const { code, output } = await capture(tool, args, env);
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

export function capture(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const command = path.join('node_modules', '.bin', tool);
    const child = spawn(command, args, { env: { ...process.env, ...env }, shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
