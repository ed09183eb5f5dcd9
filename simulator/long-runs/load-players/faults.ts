import type { FaultRule } from '../../index.ts';

/** Four calls in ten meet one: the first rule that is drawn strikes. */
export const FAULTS: FaultRule[] = [
  { row: 'placeBet', probability: 0.04, do: 'hangBeforeCommit' },
  { row: 'placeBet', probability: 0.05, do: 'hangAfterCommit' },
  { row: 'placeBet', probability: 0.04, do: 'lateCommit', ms: 6_000 },
  { row: 'placeBet', probability: 0.05, do: 'latency', ms: 1_500 },
  { row: 'placeBet', probability: 0.04, do: 'resetBeforeCommit' },
  { row: 'placeBet', probability: 0.05, do: 'resetAfterCommit' },
  { row: 'placeBet', probability: 0.04, do: 'statusBeforeCommit', status: 503 },
  { row: 'placeBet', probability: 0.05, do: 'statusAfterCommit', status: 502 },
  { row: 'placeBet', probability: 0.05, do: 'tooManyRequests', retry_after: 1 },
  { row: 'placeBet', probability: 0.04, do: 'cutJson' },
  { row: 'getOutcome', probability: 0.1, do: 'statusBeforeCommit', status: 503 },
  { row: 'getOutcome', probability: 0.1, do: 'resetAfterCommit' },
];
