import { isDecided, type KeyState } from '#cli/edge/core/key-state.ts';
import type { KeyEvent } from '#cli/edge/core/machine.ts';
import type { EdgeLog } from './edge-log.ts';
import type { Flight } from './flight.ts';
import type { Metrics } from './metrics.ts';

interface Options {
  readonly metrics: Metrics;
  readonly log: EdgeLog;
  readonly now: () => number;
}

/** Counts and logs a key with an outcome, or one that the lists cannot decide. */
export function noteOutcome(flight: Flight, before: KeyState, { on }: KeyEvent, { metrics, log, now }: Options): void {
  const { state, name, record, deliveries, forwardedMs, startedMs } = flight;
  const facts = { ...name, row: record.row, deliveries, ms: now() - startedMs, forwardMs: forwardedMs };
  // A record that was found was logged when it was made.
  if (isDecided(state) && !isDecided(before) && on !== 'found') {
    metrics.add('slipway_edge_outcomes_total', `{is="${state.is}",how="${state.how}"}`);
    log.key({ ...facts, outcome: state.is, how: state.how, status: state.answer.status });
  } else if (state.is === 'sent' && state.isUnknown && before.is === 'sent' && !before.isUnknown) {
    metrics.add('slipway_edge_unknown_total');
    log.key({ ...facts, outcome: 'unknown', how: 'lists', status: 0 });
  }
}
