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
/** The last look counts only if the lists were read. Otherwise there are further ones, with more patience: lists may take a minute. */
const AGAIN_AFTER_MS = 10_000;
const AGAIN_MAX = 6;
const READ_MS = 5_000;
const READ_MAX_MS = 65_000;
/** For so long after an outcome the page asks. */
const ASKED_FOR_MS = 10 * 60_000;

interface Watched {
  readonly name: KeyName;
  readonly record: KeyRecord;
  readonly is: 'accepted' | 'refused';
  readonly entry: string | undefined;
  headers: OutgoingHttpHeaders;
  /** Before the looks that are left. */
  pauses: readonly number[];
  /** Looks beyond the planned ones, because the lists could not be read. */
  again: number;
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
  readonly #watched = new Map<string, Watched>();
  readonly #due: Watched[] = [];
  /** What this process has watched to the end. */
  readonly #ended = new Set<string>();
  #readings = 0;

  constructor(options: TwinOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#watched.size;
  }

  /** Whether there are looks left: a page that waits for twins asks again. The looks go on with the player's latest token. */
  isWatching({ name, headers }: Pick<Flight, 'name' | 'headers'>): boolean {
    const watched = this.#watched.get(idOf(name));
    if (watched !== undefined) watched.headers = headers;
    return watched !== undefined;
  }

  start({ state, name, record, entry, headers }: Flight): void {
    if (!isDecided(state) || !isWatched({ state, record }, this.#options.upstream)) return;
    if (this.#watched.size >= WATCHED_MAX) return this.#options.metrics.add('slipway_edge_unwatched_total');
    this.#watch({ name, record, is: state.is, entry, headers, pauses: this.#looksAfterMs, again: 0 });
  }

  /**
   * Goes on with the looks of an earlier process, or another machine, for a key of the store. Whether that has looked last is not known, so
   * there is one look at least.
   *
   * @returns false if they are over
   */
  takeUp({ state, name, record, headers }: Flight, nowMs: number): boolean {
    const { outcome } = record;
    if (!isDecided(state) || outcome === undefined || !isWatched({ state, record }, this.#options.upstream))
      return false;
    const ageMs = nowMs - outcome.decidedMs;
    const isOver = this.#ended.has(idOf(name)) || ageMs > ASKED_FOR_MS || this.#looksAfterMs.length === 0;
    if (isOver || this.#watched.size >= WATCHED_MAX) return false;
    const pauses = pausesLeft(this.#looksAfterMs, ageMs);
    this.#watch({ name, record, is: outcome.is, entry: outcome.entry, headers, pauses, again: 0 });
    return true;
  }

  close(): void {
    this.#watched.clear();
    this.#due.length = 0;
  }

  get #looksAfterMs(): readonly number[] {
    return this.#options.looksAfterMs ?? LOOKS_AFTER_MS;
  }

  #watch(watched: Watched): void {
    this.#watched.set(idOf(watched.name), watched);
    this.#lookLater(watched, true);
  }

  #isOn = (watched: Watched): boolean => this.#watched.get(idOf(watched.name)) === watched;

  #lookLater(watched: Watched, isRead: boolean): void {
    if (!this.#isOn(watched)) return;
    const [pause = isRead ? undefined : this.#pauseAgain(watched), ...pauses] = watched.pauses;
    if (pause === undefined) {
      this.#end(watched);
      if (!isRead) this.#options.metrics.add('slipway_edge_unwatched_total');
      return;
    }
    watched.pauses = pauses;
    void (this.#options.later ?? passing)(pause).then(() => {
      if (this.#isOn(watched)) this.#due.push(watched);
      this.#readOn();
    });
  }

  #pauseAgain(watched: Watched): number | undefined {
    if (watched.again === AGAIN_MAX) return undefined;
    watched.again++;
    return Math.min(AGAIN_AFTER_MS, ...this.#looksAfterMs.slice(-1));
  }

  #readOn(): void {
    while (this.#readings < READINGS_MAX) {
      const watched = this.#due.shift();
      if (watched === undefined) return;
      this.#readings++;
      void this.#look(watched)
        .catch((error: unknown) => {
          this.#options.log.failure('twins', error);
          return false;
        })
        .then((isRead) => {
          this.#readings--;
          this.#lookLater(watched, isRead);
          this.#readOn();
        });
    }
  }

  /** @returns whether the lists were read */
  async #look(watched: Watched): Promise<boolean> {
    const { store, upstream, metrics, log } = this.#options;
    const { name, record, is, entry, headers, again } = watched;
    const withinMs = Math.min(READ_MS * 2 ** again, READ_MAX_MS);
    const lists = await upstream.entriesOf(record.row, pressOf(record), headers, withinMs);
    if (lists.is !== 'read') return false;
    const { pressedAt } = record;
    const twins = findTwins(lists.entries, { is, pressedAt, entry }, await store.rivals(name, record.content));
    if (twins.length === 0) return true;
    // Another machine may have found them.
    if ((await store.twinsOf(name)).length === 0) {
      await store.noteTwins(name, twins);
      metrics.add('slipway_edge_twins_total', `{is="${is}"}`);
      log.twins({ ...name, row: record.row, outcome: is, ...(entry !== undefined && { entry }), twins });
    }
    // Once they are stored, and not before: who asks in between is to ask again.
    this.#end(watched);
    return true;
  }

  #end({ name }: Watched): void {
    this.#watched.delete(idOf(name));
    this.#ended.add(idOf(name));
    const [oldest] = this.#ended;
    if (this.#ended.size > WATCHED_MAX && oldest !== undefined) this.#ended.delete(oldest);
  }
}

const idOf = ({ player, key }: KeyName): string => `${player} ${key}`;

/** Of looks that began `ageMs` ago: one now, and those that are still to come. */
function pausesLeft(after: readonly number[], ageMs: number): readonly number[] {
  let sum = 0;
  const toCome = after.map((pause) => (sum += pause)).filter((at) => at > ageMs);
  return [0, ...toCome.map((at, nth) => at - (toCome[nth - 1] ?? ageMs))];
}
