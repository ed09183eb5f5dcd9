import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import { amount } from '../../scripts/bench/figures.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const WARM_MS = amount(400, 0);
const ROUNDS = amount(9, 1);
const ROUND_MS = amount(60, 0);

/** Median microseconds of one call over `rounds` rounds of about `roundMs`. */
export function microseconds(call: () => unknown, { rounds = ROUNDS, roundMs = ROUND_MS } = {}): number {
  // Warm up: the first calls are interpreted, and would give far too few repeats.
  const warmUntil = performance.now() + WARM_MS;
  let once = timed(call, 1);
  while (performance.now() < warmUntil) once = timed(call, 10);
  const repeats = Math.max(1, Math.round((roundMs * 1000) / Math.max(once, 0.1)));
  const timings = Array.from({ length: rounds }, () => timed(call, repeats));
  return timings.sort((a, b) => a - b)[Math.floor(timings.length / 2)] ?? Number.NaN;
}

export function heapBytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

function timed(call: () => unknown, repeats: number): number {
  const start = performance.now();
  for (let index = 0; index < repeats; index += 1) call();
  return ((performance.now() - start) * 1000) / repeats;
}
