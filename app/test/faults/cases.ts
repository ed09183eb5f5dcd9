import type { FaultRule } from '#simulator';

type Fault = FaultRule extends infer Each ? (Each extends FaultRule ? Omit<Each, 'row' | 'nth'> : never) : never;

/** Every way a call can go wrong, under the name that the table shows. */
export const FAULTS = {
  none: undefined,
  'slow, in time (2 s)': { do: 'latency', ms: 2_000 },
  'slow, too late (6 s)': { do: 'latency', ms: 6_000 },
  'no answer, not done': { do: 'hangBeforeCommit' },
  'no answer, done': { do: 'hangAfterCommit' },
  'done late (7 s)': { do: 'lateCommit', ms: 7_000 },
  'done late (45 s)': { do: 'lateCommit', ms: 45_000 },
  'reset, not done': { do: 'resetBeforeCommit' },
  'reset, done': { do: 'resetAfterCommit' },
  '500, not done': { do: 'statusBeforeCommit', status: 500 },
  '503, not done': { do: 'statusBeforeCommit', status: 503 },
  '502, done': { do: 'statusAfterCommit', status: 502 },
  '504, done': { do: 'statusAfterCommit', status: 504 },
  '400, not done': { do: 'statusBeforeCommit', status: 400 },
  '400, done': { do: 'statusAfterCommit', status: 400 },
  '401 from between, done': { do: 'statusAfterCommit', status: 401 },
  '403 from between, done': { do: 'statusAfterCommit', status: 403 },
  '404 from between, done': { do: 'statusAfterCommit', status: 404 },
  '408, done': { do: 'statusAfterCommit', status: 408 },
  '429 from between, done': { do: 'statusAfterCommit', status: 429 },
  'cut JSON, done': { do: 'cutJson' },
  'wrong schema, done': { do: 'wrongSchema' },
  'slow body (8 s), done': { do: 'slowBody', ms: 8_000 },
  '401, token expired': { do: 'unauthorised' },
  '429, wait 3 s': { do: 'tooManyRequests', retry_after: 3 },
  '429, wait 120 s': { do: 'tooManyRequests', retry_after: 120 },
} satisfies Record<string, Fault | undefined>;
export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
