import type { Currency } from '#engine/money';
import type { WorldClock } from '../clock/world-clock.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Keys } from '../store/keys.ts';
import type { Records } from '../store/records.ts';
import type { Sqlite } from '../store/sqlite.ts';

/** `keyed` accepts idempotency keys and our own rows; `strict-spec` offers only what the specification describes. */
export type Upstream = 'keyed' | 'strict-spec';

/** What core offers to every domain function. The folders of domain add their own stores to it, each in its context.ts. */
export interface CoreContext {
  /** The name of the world. */
  readonly name: string;
  readonly seed: string;
  /** A currency with the places that the operator states; without them it has those of the specification. */
  money(code: string): Currency;
  readonly upstream: Upstream;
  readonly clock: WorldClock;
  readonly db: Sqlite;
  readonly ledger: Ledger;
  readonly jobs: Jobs;
  readonly keys: Keys;
  readonly records: Records;
  /** The instant of the game clock; while a job runs, the instant at which it was due. */
  now(): number;
  /** Runs the work in one transaction. Pushes are sent after the commit. */
  change<T>(work: () => T): T;
  /** A step inside a transaction. If it fails, only its own writes and pushes are undone. */
  step<T>(work: () => T): T;
}
