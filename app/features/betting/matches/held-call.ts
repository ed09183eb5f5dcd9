import type { SportGame } from '#contract/entities';
import type { MatchBook } from './match-book.ts';
import type { MatchChanges, ReadChanges } from './matches-api.ts';

/** What is between may close a quiet connection after 30 s. */
const MAX_WAIT_S = 25;
/** The least time between two calls that wait, also where each is answered at once. */
const EVERY_MS = 250;
/** A call that says sooner than this that nothing has changed has not waited. */
const WAITED_MS = 1_000;

/** Books of which a list has a call that waits. One at a time: over HTTP/1.1 a page has six connections. */
const holding = new WeakSet<MatchBook>();

/** Asks for the changes of a list, or of single matches of it: in a call that waits for them, where the upstream has offered that and no other list of the page has one. */
export class HeldCall {
  readonly #book: MatchBook;
  readonly #read: ReadChanges;
  #running: AbortController | undefined;
  #pauseMs: number | undefined;
  /** Seconds that a call may wait; 0: prices and states come by themselves; undefined: nothing of it. */
  offered: number | undefined;

  constructor(book: MatchBook, read: ReadChanges) {
    this.#book = book;
    this.#read = read;
  }

  /** @returns `again` where the call has ended without an answer and is to be made anew, by a visible page */
  async ask(game: SportGame, known: string, ids?: string): Promise<MatchChanges | 'lacking' | 'again' | undefined> {
    if (this.offered === undefined || this.offered === 0 || holding.has(this.#book))
      return this.#read(game, known, this.offered && 0, undefined, ids);
    const askedAt = performance.now();
    const answer = await this.#hold(game, known, Math.min(this.offered, MAX_WAIT_S), ids);
    const passed = performance.now() - askedAt;
    if (answer === undefined || answer === 'again') {
      this.#pauseMs = 0;
      // It was cut on its way, or never answered: no call waits until the upstream offers it anew.
      if (answer === undefined) this.offered = 0;
      return 'again';
    }
    const hasWaited = answer !== 'lacking' && (answer.version !== known || passed >= WAITED_MS);
    if (hasWaited && answer.since === known) this.#pauseMs = Math.max(0, EVERY_MS - passed);
    return answer;
  }

  async #hold(game: SportGame, known: string, wait: number, ids: string | undefined) {
    const call = new AbortController();
    this.#running = call;
    holding.add(this.#book);
    try {
      const answer = await this.#read(game, known, wait, call.signal, ids);
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
