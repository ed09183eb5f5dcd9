import { expect, it } from 'vitest';
import { BENCHMARKS, type Benchmark } from './benchmarks.ts';
import { shortRunFaults } from './run-benchmark.ts';

/** Tests that start the shortest form of each benchmark of a kind. */
export function testBenchmarks(of: Benchmark['startedBy'], timeoutMs: number): void {
  // They measure nothing here, so they need not be alone.
  it.concurrent.each(BENCHMARKS.filter(({ startedBy }) => startedBy === of))(
    '$name runs, and every figure is a number',
    async (benchmark) => {
      expect(await shortRunFaults(benchmark)).toEqual([]);
    },
    timeoutMs,
  );
}
