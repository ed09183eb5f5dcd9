import type { SportGame } from '#contract/entities';
import type { BookReader } from './book-reader.ts';
import { changedMatches } from './changed-matches.ts';
import { HeldCall } from './held-call.ts';
import { LiveClocks } from './live-clocks.ts';
import type { MatchBook } from './match-book.ts';
import type { ListStatus } from './match-list.ts';
import { CACHED_MS, type MatchChanges, type ReadChanges } from './matches-api.ts';

/** As long as a list waits between two polls. */
const EVERY_MS = 3_000;
/** They are read whole again: the changes may be answered by one who has stopped to look. */
const WHOLE_EVERY_MS = 120_000;
/** The version of no list: the answer has the matches themselves. */
const NO_VERSION = 'none';

const hasMatches = (status: ListStatus): boolean => status === 'ready' || status === 'late';

/**
 * Keeps single matches of a game up to date: those of a slip or of a match page, which need no list of 190. Where a list of the game is shown
 * too, it has them; where the upstream cannot answer for single matches, their list is read as if it were shown.
 */
export class OwnReader {
  readonly #book: MatchBook;
  readonly #game: SportGame;
  readonly #read: ReadChanges;
  readonly #list: BookReader;
  readonly #call: HeldCall;
  readonly #clocks = new LiveClocks();
  readonly #watchers = new Map<object, readonly string[]>();
  #ids: readonly string[] = [];
  /** Those that an answer was about, on sale or not. */
  #answered: readonly string[] = [];
  #version = NO_VERSION;
  #wholeAt = 0;
  #language: string | undefined;
  #isReading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the use of the list, where it is read in place of these matches. */
  #leaveList: (() => void) | undefined;

  constructor(book: MatchBook, game: SportGame, read: ReadChanges, list: BookReader) {
    this.#book = book;
    this.#game = game;
    this.#read = read;
    this.#list = list;
    this.#call = new HeldCall(book, read);
  }

  /** Sets the matches of one user; those of other users stay. */
  watch(who: object, ids: readonly string[]): void {
    if (ids.length === 0) this.#watchers.delete(who);
    else this.#watchers.set(who, ids);
    const all = [...new Set([...this.#watchers.values()].flat())].sort();
    if (all.join() === this.#ids.join()) return;
    // Where their list has them, it follows some of its places, and none of its rows may show them.
    this.#list.watch(this, all);
    if (this.#ids.length === 0) document.addEventListener('visibilitychange', this.#onSight);
    this.#ids = all;
    if (all.length > 0) {
      if (!this.#areKnown) this.#book.takeList(this.#name, 'loading');
      // A list that is read in their place has them, and watches them from now on.
      if (this.#leaveList === undefined) this.retry();
      return;
    }
    this.#answered = [];
    clearTimeout(this.#timer);
    this.#call.end();
    this.#leaveList?.();
    this.#leaveList = undefined;
    document.removeEventListener('visibilitychange', this.#onSight);
  }

  get status(): ListStatus {
    if (this.#leaveList !== undefined || this.#isListed) return this.#book.list(this.#game).status;
    const own = this.#book.list(this.#name).status;
    return own === 'ready' && !this.#areKnown ? 'loading' : own;
  }

  get #isListed(): boolean {
    return this.#list.isInUse && hasMatches(this.#book.list(this.#game).status);
  }

  get #name() {
    return `own ${this.#game}` as const;
  }

  /** A match of a row on the page is in the book before it is read by itself. */
  get #areKnown(): boolean {
    return this.#ids.every((id) => this.#answered.includes(id) || this.#book.match(id) !== undefined);
  }

  /** Reads the matches themselves now. */
  retry(): void {
    if (this.#leaveList !== undefined) this.#list.retry();
    this.#version = NO_VERSION;
    this.#call.end();
    void this.#tick();
  }

  readonly #onSight = () => {
    if (document.visibilityState === 'visible') void this.#tick();
    else this.#call.end();
  };

  readonly #tick = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.#isReading || this.#leaveList !== undefined) return;
    this.#isReading = true;
    try {
      if (this.#isListed) this.#version = NO_VERSION;
      else if (document.visibilityState === 'visible') await this.#follow();
    } finally {
      this.#isReading = false;
      const pauseMs = this.#call.takePause() ?? EVERY_MS;
      if (this.#ids.length > 0 && this.#leaveList === undefined)
        this.#timer = setTimeout(() => void this.#tick(), pauseMs);
    }
  };

  async #follow(): Promise<void> {
    const { lang } = document.documentElement;
    const now = performance.now();
    if (this.#language !== lang || now - this.#wholeAt >= WHOLE_EVERY_MS) this.#version = NO_VERSION;
    if (this.#call.offered === undefined) {
      const begun = await this.#read(this.#game, undefined);
      if (begun === undefined) return this.#take('late');
      if (begun === 'lacking' || begun.wait === undefined) return this.#useList();
      this.#call.offered = begun.wait;
    }
    const [known, ids] = [this.#version, this.#ids];
    const begunAt = this.#book.now() - CACHED_MS;
    if (known === NO_VERSION) [this.#language, this.#wholeAt] = [lang, now];
    const longestMs = this.#wholeAt + WHOLE_EVERY_MS - now;
    const answer = await this.#call.ask(this.#game, known, longestMs, { ids: ids.join() });
    if (answer === 'again') return;
    if (answer === undefined) return this.#take('late');
    if (answer === 'lacking') return this.#useList();
    // The list may have overtaken it.
    if (ids !== this.#ids || this.#isListed) return;
    this.#answered = ids;
    this.#apply(answer, known, begunAt);
  }

  #apply(answer: MatchChanges, known: string, begunAt: number): void {
    const isOwn = (id: string) => this.#ids.includes(id);
    const { version, since, order } = answer;
    const matches = changedMatches(answer, this.#book.newest)?.filter(({ match_id: id }) => isOwn(id));
    const isNext = since !== undefined;
    if (matches === undefined || (isNext ? since !== known : order === undefined)) {
      this.#version = NO_VERSION;
      this.#call.takePause();
      return;
    }
    // Whole ones too: what was newer in the book comes with the changes since their version.
    const isTaken = this.#book.takeMatches(matches, begunAt, true);
    if (isTaken && known === this.#version) this.#version = version;
    else this.#call.takePause();
    const isStanding = this.#clocks.stand(matches, isOwn, performance.now());
    this.#take(isStanding ? 'late' : 'ready', order?.filter(isOwn));
  }

  #take(status: ListStatus, order?: readonly string[]): void {
    const isKnown = order !== undefined || hasMatches(this.#book.list(this.#name).status);
    this.#book.takeList(this.#name, isKnown ? status : 'failed', order);
  }

  #useList(): void {
    this.#leaveList = this.#list.use();
  }
}
