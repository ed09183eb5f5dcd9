import type { FaultRule } from '#simulator';

/** About one call in eight gets one of these faults. The first that is drawn applies, so the order matters little. */
const EVERY_CALL: readonly FaultRule[] = [
  { probability: 0.04, do: 'latency', ms: 120 },
  { probability: 0.012, do: 'resetBeforeCommit' },
  { probability: 0.012, do: 'resetAfterCommit' },
  { probability: 0.02, do: 'statusBeforeCommit', status: 503 },
  { probability: 0.012, do: 'statusAfterCommit', status: 502 },
  { probability: 0.01, do: 'hangBeforeCommit' },
  { probability: 0.01, do: 'hangAfterCommit' },
  { probability: 0.008, do: 'lateCommit', ms: 150 },
  { probability: 0.01, do: 'cutJson' },
  { probability: 0.006, do: 'wrongSchema' },
  { probability: 0.004, do: 'tooManyRequests', retry_after: 1 },
  { probability: 0.002, do: 'unauthorised' },
];

/** A soak is about money calls: one press in three gets a further fault. */
const MONEY: readonly FaultRule[] = (['placeBet', 'openDeposit'] as const).flatMap((row): FaultRule[] => [
  { row, probability: 0.08, do: 'hangAfterCommit' },
  { row, probability: 0.08, do: 'resetAfterCommit' },
  { row, probability: 0.06, do: 'resetBeforeCommit' },
  { row, probability: 0.05, do: 'cutJson' },
  { row, probability: 0.05, do: 'statusAfterCommit', status: 502 },
]);

const SOCKET: readonly FaultRule[] = [
  { probability: 0.15, do: 'socketRefuse' },
  { probability: 0.1, do: 'socketAcceptThenClose' },
  { probability: 0.08, do: 'socketDrop' },
  { probability: 0.1, do: 'socketDuplicate' },
  { probability: 0.08, do: 'socketReorder' },
  { probability: 0.08, do: 'socketGarbage' },
  { probability: 0.1, do: 'socketDelay', ms: 100 },
];

/** The bad hour. Milliseconds here are of the wall: virtual time runs some twenty times as fast. */
export const SOAK_FAULTS: readonly FaultRule[] = [...MONEY, ...EVERY_CALL, ...SOCKET];
