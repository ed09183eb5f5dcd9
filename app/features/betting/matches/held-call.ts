import type { SportGame } from '#contract/entities';
import type { MatchBook } from './match-book.ts';
import type { ChangesOf, MatchChanges, ReadChanges } from './matches-api.ts';

/** What is between may close a quiet connection after 30 s. */
const MAX_WAIT_S = 25;
/** The least time between two calls of a list that waits, also where each is answered at once: more often, and their headers are most of the bytes. */
const EVERY_MS = 450;
/** A call that says sooner than this that nothing has changed has not waited. */
const WAITED_MS = 1_000;

/** No call waits for so long after one that was cut on its way, or never answered; twice as long after each that follows, up to an hour. */
const CUT_MS = 120_000;
const CUT_MAX_MS = 3_600_000;

/** Books of which a list has a call that waits. One at a time: over HTTP/1.1 a page has six connections. */
const holding = new WeakSet<MatchBook>();

/** Asks for the changes of a list, or of single matches of it: in a call that waits for them, where the upstream has offered that and no other list of the page has one. */
export class HeldCall {
  readonly #book: MatchBook;
  readonly #read: ReadChanges;
  #running: AbortController | undefined;
  #pauseMs: number | undefined;
  #polledUntil = Number.NEGATIVE_INFINITY;
  #cutMs = CUT_MS;
  /** Seconds that a call may wait; 0: prices and states come by themselves; undefined: nothing of it. */
  offered: number | undefined;

  constructor(book: MatchBook, read: ReadChanges) {
    this.#book = book;
    this.#read = read;
  }

  /**
   * @param longestMs until other parts of the list are read, which a call that waits does not hold up
   * @returns `again` where the call has ended without an answer and is to be made anew, by a visible page
   */
  async ask(
    game: SportGame,
    known: string,
    longestMs: number,
    part?: ChangesOf,
  ): Promise<MatchChanges | 'lacking' | 'again' | undefined> {
    if (this.#isPolled) return this.#read(game, known, this.offered === undefined ? undefined : 0, undefined, part);
    const askedAt = performance.now();
    const timer = setTimeout(() => this.end(), longestMs);
    const answer = await this.#hold(game, known, Math.min(this.offered ?? 0, MAX_WAIT_S), part);
    clearTimeout(timer);
    const passed = performance.now() - askedAt;
    if (answer === undefined || answer === 'again') {
      this.#next(passed);
      if (answer === undefined) this.#pollFor();
      return 'again';
    }
    this.#cutMs = CUT_MS;
    const hasWaited = answer !== 'lacking' && (answer.version !== known || passed >= WAITED_MS);
    if (hasWaited && answer.since === known) this.#next(passed);
    return answer;
  }

  /** Asks for what has changed in the whole list until now; the call that waits comes next, at once: what is drawn has waited for this one. */
  async catchUp(game: SportGame, known: string): Promise<MatchChanges | 'lacking' | undefined> {
    const answer = await this.#read(game, known, 0);
    if (!this.#isPolled && answer !== undefined) this.#pauseMs = 0;
    return answer;
  }

  get #isPolled(): boolean {
    const isCut = performance.now() < this.#polledUntil;
    return this.offered === undefined || this.offered === 0 || isCut || holding.has(this.#book);
  }

  #pollFor(): void {
    this.#polledUntil = performance.now() + this.#cutMs;
    this.#cutMs = Math.min(2 * this.#cutMs, CUT_MAX_MS);
  }

  #next(passed: number): void {
    this.#pauseMs = Math.max(0, EVERY_MS - passed);
  }

  async #hold(game: SportGame, known: string, wait: number, part: ChangesOf | undefined) {
    const call = new AbortController();
    this.#running = call;
    holding.add(this.#book);
    try {
      const answer = await this.#read(game, known, wait, call.signal, part);
      return call.signal.aborted ? 'again' : answer;
    } finally {
      holding.delete(this.#book);
      this.#running = undefined;
    }
  }

  /** Ends the call that waits, if there is one. */
  end(): void {
    this.#running?.abort();
  }

  /** Until the next call, once, if not as usual. */
  takePause(): number | undefined {
    const pauseMs = this.#pauseMs;
    this.#pauseMs = undefined;
    return pauseMs;
  }
}
