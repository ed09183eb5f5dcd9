import type { OutgoingHttpHeaders } from 'node:http';
import { findTwins } from '#contract/money';
import { isDecided } from '#cli/edge/core/key-state.ts';
import type { EdgeStore, KeyName, KeyRecord } from '#cli/edge/store/edge-store.ts';
import type { Upstream } from '#cli/edge/upstream/upstream.ts';
import type { Rival } from '#cli/edge/core/find-entry.ts';
import type { EdgeLog, TwinLine } from './edge-log.ts';
import type { Flight } from './flight.ts';
import type { Counter, Metrics } from './metrics.ts';
import { listedEntry, pressOf, rivalsOf } from './records.ts';

export interface TwinOptions {
  readonly store: EdgeStore;
  readonly upstream: Upstream;
  readonly metrics: Metrics;
  readonly log: EdgeLog;
  /** Pauses before each reading of the lists after an outcome. */
  readonly looksAfterMs?: readonly number[] | undefined;
  readonly later?: ((ms: number) => Promise<void>) | undefined;
  /** Nothing sent longer ago than this is under way. */
  readonly settleMs: number;
}

/** A load balancer repeats a request within seconds, or after a minute if it waited for an answer. The page uses the same times. */
const LOOKS_AFTER_MS = [0, 10_000, 55_000];
/** Parallel readings; few, because players' calls come first. */
const READINGS_MAX = 2;
/** Keys that are watched at a time, each for about a minute; others are only counted. */
const WATCHED_MAX = 20_000;
/** If the last reading failed, further ones follow at this distance: lists may take a minute. */
const AGAIN_AFTER_MS = 10_000;
const AGAIN_MAX = 6;
const READ_MS = 5_000;
const READ_MAX_MS = 65_000;
/** How long the page asks about an outcome. */
const ASKED_FOR_MS = 10 * 60_000;

interface Watched {
  readonly name: KeyName;
  readonly record: KeyRecord;
  readonly is: 'accepted' | 'refused';
  readonly entry: string | undefined;
  headers: OutgoingHttpHeaders;
  /** Pauses before the remaining readings. */
  pauses: readonly number[];
  /** Readings repeated because the lists could not be read. */
  again: number;
  /** Found twins, already counted and logged; storing them may take several attempts. */
  twins?: readonly string[];
  /** Entries of the last reading that may be twins. */
  unclear: readonly string[];
}

interface TwinsSeen {
  /** Also those that could not be stored. */
  readonly twins: readonly string[];
  /** The lists have an entry that may be a twin. */
  readonly isUnclear: boolean;
}
/** `open`: a later reading may see more. */
type Look = 'read' | 'unread' | 'open' | 'over';

const passing = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/** Whether the lists can show several entries of a decided key: nothing was sent of a late one. */
export function isWatched({ state, record }: Pick<Flight, 'state' | 'record'>, upstream: Upstream): boolean {
  return isDecided(state) && state.how !== 'late' && state.how !== 'unreachable' && upstream.hasEntries(record.row);
}

/**
 * Looks for twins of a decided key: an upstream without keys carries out every delivery, and a hop behind the edge may repeat
 * one. That cannot be undone here, so it is counted, logged and shown by the page.
 */
export class TwinWatch {
  readonly #options: TwinOptions;
  readonly #watched = new Map<string, Watched>();
  readonly #due: Watched[] = [];
  /** Finished watches of this process. */
  readonly #ended = new Map<string, TwinsSeen>();
  #readings = 0;

  constructor(options: TwinOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#watched.size;
  }

  /** Whether readings are left, so that the page asks again. They go on with the player's latest token. */
  isWatching({ name, headers }: Pick<Flight, 'name' | 'headers'>): boolean {
    const watched = this.#watched.get(idOf(name));
    if (watched !== undefined) watched.headers = headers;
    return watched !== undefined;
  }

  seenOf(name: KeyName): TwinsSeen | undefined {
    return this.#ended.get(idOf(name));
  }

  start({ state, name, record, entry, headers }: Flight): void {
    if (!isDecided(state) || !isWatched({ state, record }, this.#options.upstream)) return;
    if (this.#watched.size >= WATCHED_MAX) return this.#options.metrics.add('slipway_edge_unwatched_total');
    this.#watch({ name, record, is: state.is, entry, headers, pauses: this.#looksAfterMs, again: 0, unclear: [] });
  }

  /**
   * Continues the watch of an earlier process or another machine, with at least one reading, because its last one may be missing.
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
    this.#watch({
      name,
      record,
      is: outcome.is,
      entry: listedEntry(record, outcome.entry),
      headers,
      pauses,
      again: 0,
      unclear: [],
    });
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
    this.#lookLater(watched, 'read');
  }

  #isOn = (watched: Watched): boolean => this.#watched.get(idOf(watched.name)) === watched;

  #lookLater(watched: Watched, look: Look): void {
    if (!this.#isOn(watched)) return;
    const [next, ...pauses] = look === 'over' ? [] : watched.pauses;
    const pause = next ?? (look === 'unread' || look === 'open' ? this.#pauseAgain(watched) : undefined);
    if (pause === undefined) return this.#end(watched, look);
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
          return 'unread' as const;
        })
        .then((look) => {
          this.#readings--;
          this.#lookLater(watched, look);
          this.#readOn();
        });
    }
  }

  async #look(watched: Watched): Promise<Look> {
    const { store, upstream, settleMs } = this.#options;
    const { name, record, is, entry, headers, again } = watched;
    const withinMs = Math.min(READ_MS * 2 ** again, READ_MAX_MS);
    const lists = await upstream.entriesOf(record.row, pressOf(record), headers, withinMs);
    if (lists.is !== 'read') return 'unread';
    const { pressedAt, sentMs } = record;
    const rivals = (await rivalsOf(store, name, record)).filter(
      (other) => !isOpen(other) || other.sentMs + settleMs >= sentMs,
    );
    const found = findTwins(lists, { is, pressedAt, entry }, rivals);
    watched.unclear = found.is === 'unclear' ? found.free : [];
    if (found.is !== 'twins') return found.is === 'unclear' && rivals.some(isOpen) ? 'open' : 'read';
    // Another machine may have found them.
    if ((await store.twinsOf(name)).length > 0) return 'over';
    // Counted before they are stored: a failing store may have stored them, and the next reading would see them as known.
    if (watched.twins === undefined) this.#say(watched, 'slipway_edge_twins_total', { twins: found.free });
    watched.twins = found.free;
    await store.noteTwins(name, found.free);
    // Only once they are stored: before, players have to ask again.
    return 'over';
  }

  #say({ name, record, is, entry }: Watched, counter: Counter, found: Pick<TwinLine, 'twins' | 'unclear'>): void {
    const { metrics, log } = this.#options;
    // Without a label, which would be a new series at the first one: Prometheus sees no increase in that.
    metrics.add(counter);
    log.twins({ ...name, row: record.row, outcome: is, ...(entry !== undefined && { entry }), ...found });
  }

  #end(watched: Watched, look: Look): void {
    const { name, twins, unclear } = watched;
    this.#watched.delete(idOf(name));
    const isUnclear = twins === undefined && unclear.length > 0;
    this.#ended.set(idOf(name), { twins: twins ?? [], isUnclear });
    const [oldest] = this.#ended.keys();
    if (this.#ended.size > WATCHED_MAX && oldest !== undefined) this.#ended.delete(oldest);
    if (isUnclear) this.#say(watched, 'slipway_edge_unclear_twins_total', { unclear });
    else if (look === 'unread' && twins === undefined) this.#options.metrics.add('slipway_edge_unwatched_total');
  }
}

const isOpen = ({ is }: Rival): boolean => is === 'sent';
const idOf = ({ player, key }: KeyName): string => `${player} ${key}`;

/** Of readings that began `ageMs` ago: one now, and those that remain. */
function pausesLeft(after: readonly number[], ageMs: number): readonly number[] {
  let sum = 0;
  const toCome = after.map((pause) => (sum += pause)).filter((at) => at > ageMs);
  return [0, ...toCome.map((at, nth) => at - (toCome[nth - 1] ?? ageMs))];
}
