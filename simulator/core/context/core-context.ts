import type { Currency } from '#engine/money';
import type { WorldClock } from '../clock/world-clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Keys } from '../store/keys.ts';
import type { Records } from '../store/records.ts';
import type { Sqlite } from '../store/sqlite.ts';

/** `keyed` accepts idempotency keys and our own rows; `strict-spec` offers only what the specification describes. */
export type Upstream = 'keyed' | 'strict-spec';

/** What core offers to domain functions. Each folder of domain adds its stores in its context.ts. */
export interface CoreContext {
  readonly name: string;
  readonly seed: string;
  /** A currency with the operator's decimal places, or the specification's. */
  money(code: string): Currency;
  readonly upstream: Upstream;
  readonly clock: WorldClock;
  readonly db: Sqlite;
  readonly ledger: Ledger;
  readonly jobs: Jobs;
  readonly keys: Keys;
  readonly records: Records;
  /** The game clock; in a job, the instant at which it was due. */
  now(): number;
  /** Runs work in one transaction. Pushes are sent after the commit. */
  change<T>(work: () => T): T;
  /** A step of a transaction. If it fails, only its own writes and pushes are undone. */
  step<T>(work: () => T): T;
}
