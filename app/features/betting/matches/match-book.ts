import type { Match } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { PAGE_CLOCK, type BookClock } from './book-clock.ts';
import { NO_LIST, type List, type ListStatus, type WaitingList } from './match-list.ts';
import {
  eachMovedPrice,
  isSamePlace,
  isSameShape,
  oddsIn,
  priceKey,
  withNames,
  withOdds,
  type PriceKey,
} from './match-shape.ts';
import type { ListName } from './matches-api.ts';

/** How long a changed price shows its direction. */
const SHOWN_MOVED_MS = 10_000;
/** Interval of removing old direction marks, all together. */
const SWEEP_MS = 1_000;

/** A price that changed recently. */
export interface PriceChange extends PriceKey {
  readonly odds: string;
  readonly was: string;
  readonly direction: 'up' | 'down';
  readonly atMs: number;
}

/** A price as shown: only the odds if it has not changed recently. */
export type Quote = string | PriceChange | undefined;

export interface OddsChange extends PriceKey {
  readonly odds: string;
}

/**
 * All matches of the page by id. Incoming data is buffered until the next frame and written
 * together. Then only the listeners of what changed are called: one odds button for one changed price, one row
 * for a goal, the list when a match is added or removed. A Redux slice would call all listeners after every write
 * (docs/developers/decisions/011-a-book-of-matches.md).
 */
export class MatchBook {
  readonly #clock: BookClock;
  readonly #matches = new Map<string, Match>();
  /** The match at the last change of anything but its odds. */
  readonly #shapes = new Map<string, Match>();
  /** When and by what each match was last written: another read that began before may be older. */
  readonly #written = new Map<string, { readonly at: number; readonly isNext: boolean }>();
  readonly #orders = new Map<ListName, readonly string[]>();
  readonly #lists = new Map<ListName, List>();
  /** Oldest first. */
  readonly #changes = new Map<string, PriceChange>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #changeListeners = new Set<(changes: readonly PriceChange[]) => void>();

  #waiting = new Map<string, Match>();
  #waitingOdds = new Map<string, OddsChange>();
  #waitingLists = new Map<ListName, WaitingList>();
  #isFrameAsked = false;
  #isSweeping = false;

  constructor(clock: BookClock = PAGE_CLOCK) {
    this.#clock = clock;
  }

  // --- writes

  /** The clock of `takeMatches`. */
  now = (): number => this.#clock.now();

  /**
   * Of a match that was written after the read began, only the names are taken, which are in the language of the page: prices,
   * score, state and suspension may be older than what is shown.
   *
   * @param begunAt when the read began
   * @param isNext it follows on what was taken so before, and is newer than that, whenever it began
   * @returns whether all of them were taken as they are
   */
  takeMatches(matches: readonly Match[], begunAt = this.now(), isNext = false): boolean {
    let isWhole = true;
    for (const match of matches) {
      const id = match.match_id;
      const shown = this.newest(id);
      if (shown === undefined || this.#isNewer(id, begunAt, isNext)) {
        this.#waiting.set(id, match);
        this.#written.set(id, { at: this.now(), isNext });
        // It is newer than a single price that waits.
        for (const [name, { matchId }] of this.#waitingOdds) if (matchId === id) this.#waitingOdds.delete(name);
      } else {
        this.#waiting.set(id, withNames(shown, match));
        isWhole = false;
      }
    }
    this.#askFrame();
    return isWhole;
  }

  /** Single prices, unless their match was written after what brought them began. */
  takeOdds(changes: readonly OddsChange[], begunAt = this.now()): void {
    for (const change of changes) {
      if (!this.#isNewer(change.matchId, begunAt)) continue;
      this.#waitingOdds.set(priceKey(change), change);
      this.#written.set(change.matchId, { at: this.now(), isNext: false });
    }
    this.#askFrame();
  }

  #isNewer(id: string, begunAt: number, isNext = false): boolean {
    const last = this.#written.get(id);
    return last === undefined || begunAt >= last.at || (isNext && last.isNext);
  }

  /** Whether a match was written after a read had begun. */
  isOvertaken = (id: string, begunAt: number): boolean => !this.#isNewer(id, begunAt);

  /** The order of a list, or only the state of reading it; of a part with the length of the whole list. */
  takeList(source: ListName, status: ListStatus, ids?: readonly string[], length?: number): void {
    const waiting = this.#waitingLists.get(source);
    const order = ids ?? waiting?.ids;
    this.#waitingLists.set(source, { status, total: length ?? waiting?.total, ...(order && { ids: order }) });
    this.#askFrame();
  }

  // --- reads

  list = (source: ListName): List => this.#lists.get(source) ?? NO_LIST;
  /** Everything but its odds, which may be older: use `quote` for those. */
  shape = (id: string): Match | undefined => this.#shapes.get(id);
  match = (id: string): Match | undefined => this.#matches.get(id);
  /** Also before its frame. */
  newest = (id: string): Match | undefined => this.#waiting.get(id) ?? this.#matches.get(id);
  quote = (key: PriceKey): Quote => {
    const odds = oddsIn(this.#matches.get(key.matchId), key);
    const change = this.#changes.get(priceKey(key));
    // A mark of another price is outdated: its market has another line, or was reopened.
    return change?.odds === odds ? change : odds;
  };

  // --- listeners

  onMatch = (id: string, listener: () => void) => this.#listen(`match ${id}`, listener);
  /** Any change of a match, including its odds. */
  onAny = (id: string, listener: () => void) => this.#listen(`any ${id}`, listener);
  onPrice = (key: PriceKey, listener: () => void) => this.#listen(priceKey(key), listener);
  onList = (source: ListName, listener: () => void) => this.#listen(`list ${source}`, listener);
  /** All price changes of a frame together. */
  onPriceChanges(listener: (changes: readonly PriceChange[]) => void): () => void {
    this.#changeListeners.add(listener);
    return () => void this.#changeListeners.delete(listener);
  }

  #listen(topic: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic);
    };
  }

  // --- the write of a frame

  #askFrame(): void {
    if (this.#isFrameAsked) return;
    this.#isFrameAsked = true;
    this.#clock.onFrame(() => {
      this.#isFrameAsked = false;
      this.flush();
    });
  }

  /** Writes the buffered data. Called by the frame. */
  flush(): void {
    const topics = new Set<string>();
    const changes: PriceChange[] = [];
    const moved = new Set<string>();
    for (const match of this.#waiting.values()) this.#writeMatch(match, topics, changes, moved);
    for (const change of this.#waitingOdds.values()) this.#writeOdds(change, topics, changes);
    this.#writeLists(topics, moved);
    this.#waiting = new Map();
    this.#waitingOdds = new Map();
    this.#waitingLists = new Map();
    for (const topic of topics) for (const listener of this.#listeners.get(topic) ?? []) listener();
    if (changes.length === 0) return;
    for (const listener of this.#changeListeners) listener(changes);
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    setTimeout(this.#clearOldChanges, SWEEP_MS);
  }

  #writeMatch(match: Match, topics: Set<string>, changes: PriceChange[], moved: Set<string>): void {
    const id = match.match_id;
    const before = this.#matches.get(id);
    this.#matches.set(id, match);
    if (before !== undefined)
      eachMovedPrice(before, match, (key, odds, was) => this.#notePriceChange(key, odds, was, topics, changes));
    const shape = this.#shapes.get(id);
    if (shape !== undefined && isSameShape(shape, match)) return;
    this.#shapes.set(id, match);
    topics.add(`match ${id}`);
    topics.add(`any ${id}`);
    if (shape === undefined || !isSamePlace(shape, match)) moved.add(id);
  }

  #writeOdds(change: OddsChange, topics: Set<string>, changes: PriceChange[]): void {
    const match = this.#matches.get(change.matchId);
    const was = oddsIn(match, change);
    if (match === undefined || was === undefined || was === change.odds) return;
    this.#matches.set(change.matchId, withOdds(match, change, change.odds));
    this.#notePriceChange(change, change.odds, was, topics, changes);
  }

  #notePriceChange(key: PriceKey, odds: string, was: string, topics: Set<string>, changes: PriceChange[]): void {
    const name = priceKey(key);
    const { matchId, market, outcome } = key;
    const direction = compareAmounts(odds, was) > 0 ? 'up' : 'down';
    const change: PriceChange = { matchId, market, outcome, odds, was, direction, atMs: this.#clock.now() };
    // Removed and added again, so that the oldest stay first.
    this.#changes.delete(name);
    this.#changes.set(name, change);
    topics.add(name);
    topics.add(`any ${matchId}`);
    changes.push(change);
  }

  #writeLists(topics: Set<string>, moved: ReadonlySet<string>): void {
    let hasLeft = false;
    for (const [source, { ids }] of this.#waitingLists) {
      if (ids === undefined) continue;
      this.#orders.set(source, ids);
      // Single matches are no list that others could have left.
      hasLeft ||= !source.startsWith('own ');
    }
    if (hasLeft) this.#dropUnlisted(topics);
    for (const [source, order] of this.#orders) {
      const list = this.list(source);
      const waiting = this.#waitingLists.get(source);
      const status = waiting?.status ?? list.status;
      const isOther = waiting?.ids !== undefined || order.some((id) => moved.has(id));
      const matches = isOther ? this.#inOrder(order, list.matches) : list.matches;
      const total = status === 'ready' ? matches.length : (waiting?.total ?? list.total);
      if (matches === list.matches && status === list.status && total === list.total) continue;
      this.#lists.set(source, { status, matches, total });
      topics.add(`list ${source}`);
    }
    // Lists that have no order yet: the others have their status now.
    for (const [source, { status }] of this.#waitingLists) {
      if (this.list(source).status === status) continue;
      this.#lists.set(source, { status, matches: [] });
      topics.add(`list ${source}`);
    }
  }

  /** Returns the same array while its content is the same. */
  #inOrder(order: readonly string[], before: readonly Match[]): readonly Match[] {
    const matches = order.flatMap((id) => this.#shapes.get(id) ?? []);
    const isSame =
      matches.length === before.length &&
      matches.every((match, index) => {
        const old = before[index];
        return old !== undefined && old.match_id === match.match_id && isSamePlace(old, match);
      });
    return isSame ? before : matches;
  }

  #dropUnlisted(topics: Set<string>): void {
    const listed = new Set([...this.#orders.values()].flat());
    for (const id of this.#matches.keys()) {
      if (listed.has(id)) continue;
      this.#matches.delete(id);
      this.#shapes.delete(id);
      this.#written.delete(id);
      topics.add(`match ${id}`);
      topics.add(`any ${id}`);
    }
  }

  readonly #clearOldChanges = () => {
    const oldest = this.#clock.now() - SHOWN_MOVED_MS;
    const topics: string[] = [];
    for (const [name, { atMs }] of this.#changes) {
      if (atMs > oldest) break;
      this.#changes.delete(name);
      topics.push(name);
    }
    this.#isSweeping = this.#changes.size > 0;
    if (this.#isSweeping) setTimeout(this.#clearOldChanges, SWEEP_MS);
    for (const topic of topics) for (const listener of this.#listeners.get(topic) ?? []) listener();
  };
}
