import type { MatchBook } from './match-book.ts';
import type { MatchPage, MatchSource } from './matches-api.ts';
import { readWindows, type Window } from './read-windows.ts';

/** How often what is watched is read again. */
export const WATCHED_EVERY_MS = 5_000;
/** How often the whole list is read for what has come and gone. */
const WHOLE_EVERY_MS = 60_000;
/** After a list turned out to have shifted it is read again, but not over and over. */
const WHOLE_AGAIN_MS = 10_000;
/** Short parts: the first is on the screen soon, and none holds up the main thread. */
const PART = 40;
/** Between two parts a match may end and pull the later ones forward: so far they overlap. */
const OVERLAP = 3;
/** In one round; what is left over has its turn in the next. */
const WINDOWS_MOST = 6;

export type ReadPage = (source: MatchSource, part: Window) => Promise<MatchPage | undefined>;

/**
 * Keeps a list of the book up to date while somebody looks: the whole list once a minute, in parts, and every five seconds
 * only the matches that are watched, which are those on the screen and on the slip. A list of 190 matches with all their odds is
 * 600 KB; a screen of it is 40.
 */
export class BookReader {
  readonly #book: MatchBook;
  readonly #source: MatchSource;
  readonly #readPage: ReadPage;
  readonly #watchers = new Map<object, readonly string[]>();
  #places = new Map<string, number>();
  #users = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  #wholeAt = Number.NEGATIVE_INFINITY;
  #hasShifted = false;
  #turn = 0;
  #round = 0;

  constructor(book: MatchBook, source: MatchSource, readPage: ReadPage) {
    this.#book = book;
    this.#source = source;
    this.#readPage = readPage;
  }

  /** From the first to the last who use the list it is kept up to date. */
  use(): () => void {
    this.#users += 1;
    if (this.#users === 1) {
      document.addEventListener('visibilitychange', this.#onSight);
      // What an earlier page left may be minutes old: it stays on screen until it is read.
      void this.#tick();
    }
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', this.#onSight);
    };
  }

  /** Says which matches somebody looks at; those of others are left alone. */
  watch(who: object, ids: readonly string[]): void {
    if (ids.length === 0) this.#watchers.delete(who);
    else this.#watchers.set(who, ids);
  }

  /** Reads all of it now. */
  retry(): void {
    this.#wholeAt = Number.NEGATIVE_INFINITY;
    void this.#tick();
  }

  readonly #onSight = () => {
    if (document.visibilityState === 'visible') void this.#tick();
  };

  readonly #tick = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      if (document.visibilityState === 'visible') await this.#read();
    } finally {
      this.#isReading = false;
      if (this.#users > 0) this.#timer = setTimeout(() => void this.#tick(), WATCHED_EVERY_MS);
    }
  };

  async #read(): Promise<void> {
    const age = performance.now() - this.#wholeAt;
    if (age >= WHOLE_EVERY_MS || (this.#hasShifted && age >= WHOLE_AGAIN_MS)) await this.#readWhole();
    else await this.#readWatched();
  }

  async #readWhole(): Promise<void> {
    const isFirst = this.#places.size === 0;
    const ids = new Set<string>();
    let total = Number.POSITIVE_INFINITY;
    for (let start = 0; start < total && this.#users > 0; start += PART - OVERLAP) {
      const page = await this.#readPage(this.#source, { start, limit: PART });
      if (page === undefined) {
        this.#fail();
        return;
      }
      ({ total } = page);
      for (const { match_id: id } of page.matches) ids.add(id);
      this.#book.takeMatches(page.matches);
      // Later readings show a new order only when they have all of it: nothing jumps twice.
      if (isFirst && start + PART < total) this.#book.takeList(this.#source, 'partial', [...ids]);
      if (page.matches.length === 0 || start + PART >= total) break;
    }
    if (this.#users === 0) return;
    this.#wholeAt = performance.now();
    this.#hasShifted = false;
    this.#places = new Map([...ids].map((id, place) => [id, place]));
    this.#book.takeList(this.#source, 'ready', [...ids]);
  }

  async #readWatched(): Promise<void> {
    const wanted = [...new Set([...this.#watchers.values()].flat())];
    const places = wanted.flatMap((id) => this.#places.get(id) ?? []);
    const windows = readWindows(places);
    const first = windows.length > WINDOWS_MOST ? this.#turn % windows.length : 0;
    this.#turn = first + WINDOWS_MOST;
    const due = [...windows.slice(first), ...windows.slice(0, first)].slice(0, WINDOWS_MOST);
    const round = (this.#round += 1);
    const pages = await Promise.all(
      due.map(async (part) => ({ part, page: await this.#readPage(this.#source, part) })),
    );
    if (round !== this.#round || due.length === 0) return;
    for (const { part, page } of pages) {
      if (page === undefined) {
        this.#fail();
        return;
      }
      this.#book.takeMatches(page.matches.filter(({ match_id: id }) => this.#places.has(id)));
      const isSame = page.matches.every(({ match_id: id }, index) => this.#places.get(id) === part.start + index);
      if (!isSame || page.total !== this.#places.size) this.#hasShifted = true;
    }
    this.#book.takeList(this.#source, 'ready');
    if (this.#hasShifted && performance.now() - this.#wholeAt >= WHOLE_AGAIN_MS) await this.#readWhole();
  }

  #fail(): void {
    const has = this.#book.list(this.#source).matches.length > 0 || this.#places.size > 0;
    this.#book.takeList(this.#source, has ? 'late' : 'failed');
  }
}
