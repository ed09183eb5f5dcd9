import { expect, it } from 'vitest';
import { BENCHMARKS, type Benchmark } from './benchmarks.ts';
import { runBenchmark } from './run-benchmark.ts';

/** Tests that start each benchmark of a kind in its shortest form: whatever it waits for in page, server or file is still there. */
export function testBenchmarks(of: Benchmark['startedBy'], timeoutMs: number): void {
  it.each(BENCHMARKS.filter(({ startedBy }) => startedBy === of))(
    '$name runs, and every figure is a number',
    async (benchmark) => {
      const { figures, ended } = await runBenchmark(benchmark, ['--short']);
      expect(ended).toBe('exit 0');
      expect(figures.length).toBeGreaterThan(0);
      expect(figures.filter(({ figure }) => !Number.isFinite(figure)).map(({ name }) => name)).toEqual([]);
    },
    timeoutMs,
  );
}
