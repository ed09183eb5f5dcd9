import { spawn } from 'node:child_process';
import type { Benchmark } from './benchmarks.ts';
import type { Figure } from './figure.ts';

/** Runs a benchmark in its own process, with figures on standard output; passes messages on. */
export async function runBenchmark(
  { script }: Pick<Benchmark, 'script'>,
  flags: readonly string[],
): Promise<{ figures: readonly Figure[]; ended: string }> {
  // Outside vitest's environment: as a script it ends its browser itself.
  const { VITEST: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', script, '--json', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = await new Promise<string>(
    (resolve) => void child.once('close', (code, signal) => resolve(signal ?? `exit ${code}`)),
  );
  try {
    return { figures: JSON.parse(output) as Figure[], ended };
  } catch {
    return { figures: [], ended };
  }
}

/** Runs the shortest form, to see that everything it waits for still exists. @returns problems in words */
export async function shortRunFaults(benchmark: Pick<Benchmark, 'script'>): Promise<readonly string[]> {
  const { figures, ended } = await runBenchmark(benchmark, ['--short']);
  return [
    ...(ended === 'exit 0' ? [] : [`ended with ${ended}`]),
    ...(figures.length > 0 ? [] : ['has no figures']),
    ...figures.filter(({ figure }) => !Number.isFinite(figure)).map(({ name }) => `${name} is not a number`),
  ];
}
