import type { Times } from '#cli/edge/core/machine.ts';
import type { AfterLoss } from '#cli/edge/store/after-loss.ts';
import type { EdgeStore } from '#cli/edge/store/edge-store.ts';
import type { Upstream } from '#cli/edge/upstream/upstream.ts';
import type { EdgeLog } from './edge-log.ts';
import type { Metrics } from './metrics.ts';
import type { TwinWatch } from './twin-watch.ts';

export interface GatewayTimes extends Times {
  /** How long a delivery waits. The page gives up after 5 s. */
  readonly waitMs: number;
  readonly forwardMs: number;
  /** Largest difference between the clocks of several machines. */
  readonly skewMs: number;
}

export interface GatewayOptions {
  readonly store: EdgeStore;
  readonly loss: AfterLoss;
  readonly upstream: Upstream;
  readonly twins: TwinWatch;
  readonly times: GatewayTimes;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly log: EdgeLog;
}
