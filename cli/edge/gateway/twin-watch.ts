import type { OutgoingHttpHeaders } from 'node:http';
import { isDecided } from '#cli/edge/core/key-state.ts';
import { findTwins } from '#cli/edge/core/find-twins.ts';
import type { EdgeStore, KeyName, KeyRecord } from '#cli/edge/store/edge-store.ts';
import type { Upstream } from '#cli/edge/upstream/upstream.ts';
import type { EdgeLog } from './edge-log.ts';
import type { Flight } from './flight.ts';
import type { Metrics } from './metrics.ts';
import { pressOf } from './records.ts';

export interface TwinOptions {
  readonly store: EdgeStore;
  readonly upstream: Upstream;
  readonly metrics: Metrics;
  readonly log: EdgeLog;
  /** When the lists are read after an outcome, in milliseconds after the reading before. */
  readonly looksAfterMs?: readonly number[] | undefined;
  readonly later?: ((ms: number) => Promise<void>) | undefined;
}

/** As the page does: a balancer repeats at once or within seconds, one that waited for an answer after a minute. */
const LOOKS_AFTER_MS = [0, 10_000, 55_000];
/** Readings at a time: calls of players come first. */
const READINGS_MAX = 2;
/** More than that in a minute are not watched, which is counted. */
const WATCHED_MAX = 20_000;

interface Watched {
  readonly name: KeyName;
  readonly record: KeyRecord;
  readonly is: 'accepted' | 'refused';
  readonly entry: string | undefined;
  readonly headers: OutgoingHttpHeaders;
  looks: number;
}

const passing = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/** Whether the lists can show more than one entry of a decided key: nothing was sent of one that came late. */
export function isWatched({ state, record }: Pick<Flight, 'state' | 'record'>, upstream: Upstream): boolean {
  return isDecided(state) && state.how !== 'late' && state.how !== 'unreachable' && upstream.hasEntries(record.row);
}

/**
 * Looks for twins of a decided key: an upstream without keys carries out every delivery, and a hop behind the edge may repeat a request.
 * Nothing can undo that here, so it is counted, logged and said to the page.
 */
export class TwinWatch {
  readonly #options: TwinOptions;
  readonly #watched = new Set<Watched>();
  readonly #due: Watched[] = [];
  #readings = 0;

  constructor(options: TwinOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#watched.size;
  }

  start(flight: Flight): void {
    const { state, name, record, entry, headers } = flight;
    if (!isDecided(state) || !isWatched(flight, this.#options.upstream)) return;
    if (this.#watched.size >= WATCHED_MAX) return this.#options.metrics.add('slipway_edge_unwatched_total');
    const { is } = state;
    const watched = { name, record, is, entry, headers, looks: 0 };
    this.#watched.add(watched);
    this.#lookLater(watched);
  }

  close(): void {
    this.#watched.clear();
    this.#due.length = 0;
  }

  #lookLater(watched: Watched): void {
    const pause = (this.#options.looksAfterMs ?? LOOKS_AFTER_MS)[watched.looks++];
    if (pause === undefined || !this.#watched.has(watched)) return void this.#watched.delete(watched);
    void (this.#options.later ?? passing)(pause).then(() => {
      if (this.#watched.has(watched)) this.#due.push(watched);
      this.#readOn();
    });
  }

  #readOn(): void {
    while (this.#readings < READINGS_MAX) {
      const watched = this.#due.shift();
      if (watched === undefined) return;
      this.#readings++;
      void this.#look(watched)
        .catch((error: unknown) => this.#options.log.failure('twins', error))
        .finally(() => {
          this.#readings--;
          this.#lookLater(watched);
          this.#readOn();
        });
    }
  }

  async #look(watched: Watched): Promise<void> {
    const { store, upstream, metrics, log } = this.#options;
    const { name, record, is, entry, headers } = watched;
    const lists = await upstream.entriesOf(record.row, pressOf(record), headers);
    if (lists.is !== 'read') return;
    const { pressedAt } = record;
    const twins = findTwins(lists.entries, { is, pressedAt, entry }, await store.rivals(name, record.content));
    if (twins.length === 0) return;
    this.#watched.delete(watched);
    metrics.add('slipway_edge_twins_total', `{is="${is}"}`);
    log.twins({ ...name, row: record.row, outcome: is, ...(entry !== undefined && { entry }), twins });
    await store.noteTwins(name, twins);
  }
}
