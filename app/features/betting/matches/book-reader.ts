import type { MatchBook } from './match-book.ts';
import type { Match } from '#contract/entities';
import { ifFresh, type Begun } from './begun.ts';
import { changedMatches } from './changed-matches.ts';
import { HeldCall } from './held-call.ts';
import { CHANGES_EVERY_MS, ListPace, WATCHED_EVERY_MS } from './list-pace.ts';
import { whenCalm, whenIdle } from '#app/ui/first/calm.ts';
import { CACHED_MS, type MatchChanges, type MatchSource, type ReadChanges, type ReadPage } from './matches-api.ts';
import type { Window } from './read-windows.ts';
import { isAt } from './shown-places.ts';
import { WatchedRows } from './watched-rows.ts';

/** The version to begin with is the list's of ten seconds before its answer, and a cache between keeps answers for one. */
const BEGINNING_MAX_MS = 8_000;
/** Short windows: the first is on the screen soon, and none blocks the main thread. */
const PART = 40;
/** A match may end between two reads and shift the following ones: windows overlap by this many. */
const OVERLAP = 3;
const FIRST_WINDOW: Window = { start: 0, limit: PART };

const idsOf = (matches: readonly Match[]) => matches.map(({ match_id: id }) => id);

/**
 * Keeps a list of the book up to date while it is in use. The whole list is read once, in windows, and then what has changed in it since the
 * version that the book has: every three seconds, or in calls that wait for it (held-call.ts). Where that is not certain (a version that the
 * upstream does not know, an answer to another one, a match that was never read), the whole list counts, or is read again.
 *
 * An upstream without that row is read as specified: the whole list once a minute, and every five seconds only the matches that are
 * watched, which are those on the screen and on the slip. A list of 190 matches with all their odds is 600 KB; a screen of it is 40.
 */
export class BookReader {
  readonly #book: MatchBook;
  readonly #source: MatchSource;
  readonly #readPage: ReadPage;
  readonly #readChanges: ReadChanges | undefined;
  readonly #call: HeldCall | undefined;
  /** Of the list that the book has; undefined without the row of changes. */
  #version: string | undefined;
  /** The places that are followed alone, and the version of what is there: that of the list or a later one. */
  #shown: { readonly places: string; readonly version: string } | undefined;
  /** The changes stood still while the list did not, or never knew its version: they are not asked for again. */
  #areChangesFalse = false;
  readonly #watched = new WatchedRows();
  #places = new Map<string, number>();
  #users = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReading = false;
  readonly #pace = new ListPace();
  /** Of the page, when the whole list was read: the upstream names leagues in it. */
  #language: string | undefined;
  #hasShifted = false;
  #round = 0;
  /** The first window, if it was read before the list came into use. */
  #begun: Begun | undefined;

  constructor(book: MatchBook, source: MatchSource, readPage: ReadPage, readChanges?: ReadChanges) {
    this.#book = book;
    this.#source = source;
    this.#readPage = readPage;
    this.#readChanges = readChanges;
    this.#call = readChanges && new HeldCall(book, readChanges);
  }

  /** Reads the first window into the book at once, not with the next frame; it is not read again when the list comes into use. */
  async begin(): Promise<void> {
    const begunAt = this.#beginsAt();
    const language = document.documentElement.lang;
    const page = await this.#readPage(this.#source, FIRST_WINDOW);
    if (page === undefined) return;
    this.#begun = { page, begunAt, language };
    this.#book.takeMatches(page.matches, begunAt);
    this.#book.takeList(this.#source, 'partial', idsOf(page.matches), page.total);
    this.#book.flush();
  }

  #takeBegun(language: string): Begun | undefined {
    const begun = this.#begun;
    this.#begun = undefined;
    return ifFresh(begun, language, this.#beginsAt());
  }

  /** The list is kept up to date while it has at least one user. */
  use(): () => void {
    this.#users += 1;
    if (this.#users === 1) {
      document.addEventListener('visibilitychange', this.#onSight);
      this.#onLanguage.observe(document.documentElement, { attributeFilter: ['lang'] });
      // Data of an earlier page may be minutes old; it stays on screen until it is read again.
      void this.#tick();
    }
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      clearTimeout(this.#timer);
      this.#call?.end();
      document.removeEventListener('visibilitychange', this.#onSight);
      this.#onLanguage.disconnect();
    };
  }

  get isInUse(): boolean {
    return this.#users > 0;
  }

  /** Sets the matches that one user watches; those of other users stay. */
  watch(who: object, ids: readonly string[]): void {
    this.#watched.set(who, ids);
    // Rows that come into view are brought up to date; between two sets of rows there is none.
    if (ids.length > 0 && this.#shown !== undefined && this.#placesNow() !== this.#shown.places) this.#call?.end();
  }

  /** Reads the whole list now. */
  retry(): void {
    this.#pace.expire();
    this.#call?.end();
    void this.#tick();
  }

  /** A page that is left is hidden too: with a call that waits, the browser would not keep it for the way back. */
  readonly #onSight = () => {
    if (document.visibilityState === 'visible') void this.#tick();
    else this.#call?.end();
  };
  /** The names of another language are not waited for. */
  readonly #onLanguage = new MutationObserver(() => this.#call?.end());

  readonly #tick = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      if (document.visibilityState === 'visible') await this.#read();
    } finally {
      this.#isReading = false;
      const usual = this.#version === undefined ? WATCHED_EVERY_MS : CHANGES_EVERY_MS;
      if (this.#users > 0) this.#timer = setTimeout(() => void this.#tick(), this.#call?.takePause() ?? usual);
    }
  };

  async #read(): Promise<void> {
    const isOfPage = this.#language === document.documentElement.lang;
    const isReadDue = !isOfPage || this.#pace.untilRead <= 0;
    const isWatched = this.#watched.areThere;
    if (this.#version !== undefined && !isReadDue) {
      const isKnown = this.#shown !== undefined && this.#shown.places === this.#placesNow();
      if (isKnown && !this.#pace.isCatchUpDue) await this.#followShown();
      else if (isWatched || this.#pace.isDue) await this.#applyChanges(this.#version);
    } else if (isReadDue || this.#pace.isDue || (this.#hasShifted && this.#pace.isShiftDue)) await this.#readWhole();
    else await this.#readWatched();
  }

  async #readWhole(): Promise<void> {
    this.#call?.takePause();
    const isFirst = this.#places.size === 0;
    const language = document.documentElement.lang;
    const read = new Map<string, Match>();
    let total = Number.POSITIVE_INFINITY;
    // While the windows are read: what has changed in the ten seconds before its answer is in the changes since then.
    const sentAt = performance.now();
    const begun = (isFirst ? whenCalm() : Promise.resolve()).then(() => this.#beginning(sentAt));
    for (let start = 0; start < total && this.#users > 0; start += PART - OVERLAP) {
      const known = start === 0 ? this.#takeBegun(language) : undefined;
      // The rest of a list that comes into view is read when the page has nothing else to do.
      if (isFirst && start > 0) await whenCalm().then(whenIdle);
      const begunAt = known?.begunAt ?? this.#beginsAt();
      const page = known?.page ?? (await this.#readPage(this.#source, { start, limit: PART }));
      if (page === undefined) {
        this.#fail();
        return;
      }
      ({ total } = page);
      for (const match of page.matches) read.set(match.match_id, match);
      this.#book.takeMatches(page.matches, begunAt);
      // Later reads apply a new order only when it is complete, so that nothing jumps twice.
      if (isFirst && start + PART < total) this.#book.takeList(this.#source, 'partial', [...read.keys()], total);
      if (page.matches.length === 0 || start + PART >= total) break;
    }
    if (this.#users === 0) return;
    this.#pace.noteRead();
    this.#language = language;
    this.#hasShifted = false;
    this.#places = new Map([...read.keys()].map((id, place) => [id, place]));
    const stood = this.#pace.doClocksStand;
    this.#pace.noteClocks([...read.values()]);
    // They stood in the changes only.
    this.#areChangesFalse ||= stood && !this.#pace.doClocksStand;
    this.#book.takeList(this.#source, this.#status(), [...read.keys()]);
    const begins = await begun;
    this.#shown = undefined;
    this.#version = this.#areChangesFalse ? undefined : begins?.version;
    if (this.#call !== undefined) this.#call.offered = begins?.wait;
  }

  /** The version to begin with; undefined without the row, and where it came too late for what was read at the same time. */
  async #beginning(sentAt: number): Promise<MatchChanges | undefined> {
    if (this.#source === '365sports' || this.#areChangesFalse) return undefined;
    const answer = await this.#readChanges?.(this.#source, undefined);
    const isLate = performance.now() - sentAt > BEGINNING_MAX_MS;
    return answer === undefined || answer === 'lacking' || isLate ? undefined : answer;
  }

  /** The places of what is watched; undefined where they are not asked for by themselves. */
  #placesNow(): string | undefined {
    return this.#call?.offered === undefined ? undefined : this.#watched.rangesIn(this.#places);
  }

  async #followShown(): Promise<void> {
    const shown = this.#shown;
    if (shown !== undefined && shown.places !== '') await this.#applyChanges(shown.version, shown.places);
  }

  /** @param places those that are asked for alone; without them, the whole list is brought up to date */
  async #applyChanges(known: string, places?: string): Promise<void> {
    if (this.#source === '365sports' || this.#call === undefined) return;
    const begunAt = this.#beginsAt();
    const isCatchingUp = places === undefined && this.#placesNow() !== undefined;
    const answer = await (isCatchingUp
      ? this.#call.catchUp(this.#source, known)
      : this.#call.ask(this.#source, known, this.#pace.untilOthers(places), { places }));
    // What is read without the list may have overtaken the answer of one that has been left.
    if (answer === 'again' || this.#users === 0) return;
    if (answer === undefined) return this.#fail();
    if (answer === 'lacking') {
      this.#version = undefined;
      return this.#readWatched();
    }
    const { version, since, order, sum } = answer;
    if (since !== known) this.#areChangesFalse ||= this.#pace.noteLost();
    // What is new in an order may be at other places.
    if (places !== undefined && (since === undefined || order !== undefined)) return void (this.#shown = undefined);
    const isWhole = since === undefined;
    const ids = order ?? [...this.#places.keys()];
    const matches = changedMatches(answer, (id) => (this.#places.has(id) ? this.#book.newest(id) : undefined));
    const read = new Map(matches?.map((match) => [match.match_id, match]));
    const hasAll = ids.every((id) => read.has(id) || (!isWhole && this.#places.has(id)));
    if (matches === undefined || (!isWhole && since !== known) || (isWhole && order === undefined) || !hasAll)
      return this.#readWhole();
    const isAside = isCatchingUp && !isWhole && order === undefined && this.#shown?.places === this.#placesNow();
    // What is followed by itself may be newer than the answer, which a cache between may have kept for a moment.
    const isAhead = ({ match_id: id }: Match) =>
      isAside && isAt(this.#places.get(id) ?? -1, this.#shown?.places ?? '') && this.#book.isOvertaken(id, begunAt);
    const taken = matches.filter((match) => !isAhead(match));
    const isTaken = this.#book.takeMatches(taken, begunAt, true);
    if (order !== undefined) this.#places = new Map(ids.map((id, place) => [id, place]));
    // What was not taken as it is comes once more, with the changes since the same version, when the call began late enough.
    if (!isTaken) this.#call.takePause();
    else if (isAside) this.#version = version;
    else this.#follow(version, places);
    if (places === undefined) this.#pace.noteCertain();
    const stood = this.#pace.doClocksStand;
    this.#pace.noteClocks(matches, (id) => this.#places.has(id));
    // A version or clocks that stand prove nothing.
    if (isTaken && version !== known && !this.#pace.doClocksStand)
      void this.#pace.compare(sum, () => ids.flatMap((id) => read.get(id) ?? this.#book.newest(id) ?? []));
    if (!this.#pace.doClocksStand || stood) return this.#book.takeList(this.#source, this.#status(), order);
    this.#book.takeList(this.#source, 'ready', order);
    await this.#readWhole();
  }

  #follow(version: string, places: string | undefined): void {
    if (places === undefined) this.#version = this.#areChangesFalse ? undefined : version;
    const next = places ?? this.#placesNow();
    this.#shown = next === undefined ? undefined : { places: next, version };
  }

  async #readWatched(): Promise<void> {
    const due = this.#watched.windowsIn(this.#places);
    const round = (this.#round += 1);
    const begunAt = this.#beginsAt();
    const pages = await Promise.all(
      due.map(async (part) => ({ part, page: await this.#readPage(this.#source, part) })),
    );
    if (round !== this.#round || due.length === 0) return;
    for (const { part, page } of pages) {
      if (page === undefined) {
        this.#fail();
        return;
      }
      this.#book.takeMatches(
        page.matches.filter(({ match_id: id }) => this.#places.has(id)),
        begunAt,
      );
      const isSame = page.matches.every(({ match_id: id }, index) => this.#places.get(id) === part.start + index);
      if (!isSame || page.total !== this.#places.size) this.#hasShifted = true;
    }
    this.#pace.noteClocks(pages.flatMap(({ page }) => page?.matches ?? []));
    this.#book.takeList(this.#source, this.#status());
    if (this.#hasShifted && this.#pace.isShiftDue) await this.#readWhole();
  }

  readonly #status = () => (this.#pace.doClocksStand ? 'late' : 'ready');

  /** When a read begins, or a cache between may have done so. */
  readonly #beginsAt = (): number => this.#book.now() - CACHED_MS;

  #fail(): void {
    const has = this.#book.list(this.#source).matches.length > 0 || this.#places.size > 0;
    this.#book.takeList(this.#source, has ? 'late' : 'failed');
  }
}
