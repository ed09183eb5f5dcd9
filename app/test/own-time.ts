import { performance as node } from 'node:perf_hooks';

/**
 * Starts a clock that stops while other processes have the processor: it counts what this process has worked and waited for, in
 * milliseconds.
 *
 * @example const own = ownTime(); await something(); own() // 120
 */
export function ownTime(): () => number {
  const loop = node.eventLoopUtilization();
  const cpu = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return node.eventLoopUtilization(loop).idle + (user + system) / 1_000;
  };
}
