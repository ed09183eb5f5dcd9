import type { Match } from '#contract/entities/match.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { eachMovedPrice, isSamePlace, isSameShape, oddsIn, priceKey, withOdds, type PriceKey } from './match-shape.ts';
import type { MatchSource } from './matches-api.ts';

/** How long a moved price shows where it came from. */
const SHOWN_MOVED_MS = 10_000;
/** How often prices that have stood long enough lose their mark, together. */
const SWEEP_MS = 1_000;

/** A price that moved lately. */
export interface Move extends PriceKey {
  readonly odds: string;
  readonly was: string;
  readonly direction: 'up' | 'down';
  readonly atMs: number;
}

/** A price as it is shown: bare when it has stood for a while. */
export type Quote = string | Move | undefined;

export interface OddsChange extends PriceKey {
  readonly odds: string;
}

/**
 * `loading`: nothing yet. `partial`: the rest is on its way. `late`: what is shown could not be refreshed. `failed`: there is
 * nothing, and it could not be had.
 */
export type ListStatus = 'loading' | 'partial' | 'ready' | 'late' | 'failed';

interface List {
  readonly status: ListStatus;
  readonly matches: readonly Match[];
}

/** What the book needs of its surroundings; tests have their own. */
export interface BookClock {
  readonly now: () => number;
  readonly onFrame: (run: () => void) => void;
}

const PAGE_CLOCK: BookClock = {
  now: () => performance.now(),
  // A page out of sight paints no frames: there, nothing is in a hurry.
  onFrame: (run) =>
    void (document.visibilityState === 'visible' ? requestAnimationFrame(run) : setTimeout(run, SWEEP_MS)),
};

const NO_LIST: List = { status: 'loading', matches: [] };

/**
 * All matches that are on the page, by id, whoever asked for them. Whatever comes in waits for the next frame and is written
 * together; then exactly those are told who listen to something that changed: one odds button for one moved price, one row
 * for a goal, the list when a match comes or goes. A Redux slice would ask all listeners after every write
 * (docs/decisions/011-a-book-of-matches.md).
 */
export class MatchBook {
  readonly #clock: BookClock;
  readonly #matches = new Map<string, Match>();
  /** As the match was when something other than its odds last changed. */
  readonly #shapes = new Map<string, Match>();
  readonly #orders = new Map<MatchSource, readonly string[]>();
  readonly #lists = new Map<MatchSource, List>();
  /** Oldest first. */
  readonly #moves = new Map<string, Move>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #moveListeners = new Set<(moves: readonly Move[]) => void>();

  #waiting = new Map<string, Match>();
  #waitingOdds = new Map<string, OddsChange>();
  #waitingLists = new Map<MatchSource, { ids?: readonly string[]; status: ListStatus }>();
  #isFrameAsked = false;
  #isSweeping = false;

  constructor(clock: BookClock = PAGE_CLOCK) {
    this.#clock = clock;
  }

  // --- what comes in

  takeMatches(matches: readonly Match[]): void {
    for (const match of matches) this.#waiting.set(match.match_id, match);
    this.#askFrame();
  }

  takeOdds(changes: readonly OddsChange[]): void {
    for (const change of changes) this.#waitingOdds.set(priceKey(change), change);
    this.#askFrame();
  }

  /** The order of a list, or only how reading it went. */
  takeList(source: MatchSource, status: ListStatus, ids?: readonly string[]): void {
    const waiting = this.#waitingLists.get(source);
    const order = ids ?? waiting?.ids;
    this.#waitingLists.set(source, { status, ...(order && { ids: order }) });
    this.#askFrame();
  }

  // --- what is known

  list = (source: MatchSource): List => this.#lists.get(source) ?? NO_LIST;
  /** Everything but its odds, which may be older: those are `quote`'s. */
  shape = (id: string): Match | undefined => this.#shapes.get(id);
  match = (id: string): Match | undefined => this.#matches.get(id);
  quote = (key: PriceKey): Quote => {
    const odds = oddsIn(this.#matches.get(key.matchId), key);
    const move = this.#moves.get(priceKey(key));
    // A mark of another price is out of date: its market has another line, or came back.
    return move?.odds === odds ? move : odds;
  };

  // --- who listens

  onMatch = (id: string, listener: () => void) => this.#listen(`match ${id}`, listener);
  /** Anything about a match, its odds too. */
  onAny = (id: string, listener: () => void) => this.#listen(`any ${id}`, listener);
  onPrice = (key: PriceKey, listener: () => void) => this.#listen(priceKey(key), listener);
  onList = (source: MatchSource, listener: () => void) => this.#listen(`list ${source}`, listener);
  /** All moves of a frame together. */
  onMoves(listener: (moves: readonly Move[]) => void): () => void {
    this.#moveListeners.add(listener);
    return () => void this.#moveListeners.delete(listener);
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

  /** Writes what is waiting. The frame calls it. */
  flush(): void {
    const topics = new Set<string>();
    const moves: Move[] = [];
    const moved = new Set<string>();
    for (const match of this.#waiting.values()) this.#writeMatch(match, topics, moves, moved);
    for (const change of this.#waitingOdds.values()) this.#writeOdds(change, topics, moves);
    this.#writeLists(topics, moved);
    this.#waiting = new Map();
    this.#waitingOdds = new Map();
    this.#waitingLists = new Map();
    for (const topic of topics) for (const listener of this.#listeners.get(topic) ?? []) listener();
    if (moves.length === 0) return;
    for (const listener of this.#moveListeners) listener(moves);
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    setTimeout(this.#clearOldMoves, SWEEP_MS);
  }

  #writeMatch(match: Match, topics: Set<string>, moves: Move[], moved: Set<string>): void {
    const id = match.match_id;
    const before = this.#matches.get(id);
    this.#matches.set(id, match);
    if (before !== undefined)
      eachMovedPrice(before, match, (key, odds, was) => this.#noteMove(key, odds, was, topics, moves));
    const shape = this.#shapes.get(id);
    if (shape !== undefined && isSameShape(shape, match)) return;
    this.#shapes.set(id, match);
    topics.add(`match ${id}`);
    topics.add(`any ${id}`);
    if (shape === undefined || !isSamePlace(shape, match)) moved.add(id);
  }

  #writeOdds(change: OddsChange, topics: Set<string>, moves: Move[]): void {
    const match = this.#matches.get(change.matchId);
    const was = oddsIn(match, change);
    if (match === undefined || was === undefined || was === change.odds) return;
    this.#matches.set(change.matchId, withOdds(match, change, change.odds));
    this.#noteMove(change, change.odds, was, topics, moves);
  }

  #noteMove(key: PriceKey, odds: string, was: string, topics: Set<string>, moves: Move[]): void {
    const name = priceKey(key);
    const { matchId, market, outcome } = key;
    const direction = compareAmounts(odds, was) > 0 ? 'up' : 'down';
    const move: Move = { matchId, market, outcome, odds, was, direction, atMs: this.#clock.now() };
    // Out and in again: the oldest stay in front.
    this.#moves.delete(name);
    this.#moves.set(name, move);
    topics.add(name);
    topics.add(`any ${matchId}`);
    moves.push(move);
  }

  #writeLists(topics: Set<string>, moved: ReadonlySet<string>): void {
    let hasLeft = false;
    for (const [source, { ids }] of this.#waitingLists) {
      if (ids === undefined) continue;
      this.#orders.set(source, ids);
      hasLeft = true;
    }
    if (hasLeft) this.#dropUnlisted(topics);
    for (const [source, order] of this.#orders) {
      const list = this.list(source);
      const waiting = this.#waitingLists.get(source);
      const status = waiting?.status ?? list.status;
      const isOther = waiting?.ids !== undefined || order.some((id) => moved.has(id));
      const matches = isOther ? this.#inOrder(order, list.matches) : list.matches;
      if (matches === list.matches && status === list.status) continue;
      this.#lists.set(source, { status, matches });
      topics.add(`list ${source}`);
    }
    for (const [source, { status, ids }] of this.#waitingLists) {
      if (ids !== undefined || this.#orders.has(source) || this.list(source).status === status) continue;
      this.#lists.set(source, { status, matches: [] });
      topics.add(`list ${source}`);
    }
  }

  /** The same array comes back while it would hold the same. */
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
      topics.add(`match ${id}`);
      topics.add(`any ${id}`);
    }
  }

  readonly #clearOldMoves = () => {
    const oldest = this.#clock.now() - SHOWN_MOVED_MS;
    const topics: string[] = [];
    for (const [name, { atMs }] of this.#moves) {
      if (atMs > oldest) break;
      this.#moves.delete(name);
      topics.push(name);
    }
    this.#isSweeping = this.#moves.size > 0;
    if (this.#isSweeping) setTimeout(this.#clearOldMoves, SWEEP_MS);
    for (const topic of topics) for (const listener of this.#listeners.get(topic) ?? []) listener();
  };
}
