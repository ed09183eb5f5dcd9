/** Polling interval of watched matches. */
export const WATCHED_EVERY_MS = 5_000;
/** Of the changes of a list: a cache between may keep them for one second, nginx up to two (contract/shared-reads.ts): 5 s together. */
export const CHANGES_EVERY_MS = 3_000;
/** Interval of reading the whole list, to find new and removed matches. */
const WHOLE_EVERY_MS = 60_000;
/** The same where its changes are followed and stand still: they may be answered by one who has stopped to look. */
export const WHOLE_DESPITE_CHANGES_MS = 120_000;
/** The same where they go on. */
const WHOLE_DESPITE_NEWS_MS = 600_000;
/** So old is what is not drawn, and as much again while a call waits: a match that has begun is known of within a minute. */
export const CATCH_UP_MS = 30_000;
/** The least time between two reads of a list that has shifted. */
const WHOLE_AGAIN_MS = 10_000;

const LONG_AGO = Number.NEGATIVE_INFINITY;

/** When a list was read last, and is to be read again. */
export class ListPace {
  /** When the whole list was certain: read, or named by the changes. */
  #certainAt = LONG_AGO;
  #readAt = LONG_AGO;
  #newsAt = LONG_AGO;

  noteRead(): void {
    this.#readAt = performance.now();
    this.#certainAt = this.#readAt;
  }

  noteCertain(): void {
    this.#certainAt = performance.now();
  }

  /** The changes have another version. */
  noteNews(): void {
    this.#newsAt = performance.now();
  }

  /** The whole list is due, in whichever way it is read. */
  expire(): void {
    this.#certainAt = LONG_AGO;
  }

  get isDue(): boolean {
    return this.#age >= WHOLE_EVERY_MS;
  }

  get isShiftDue(): boolean {
    return this.#age >= WHOLE_AGAIN_MS;
  }

  /** @param isWatched rows of it are shown */
  isCatchUpDue(isWatched: boolean): boolean {
    return this.#age >= (isWatched ? CATCH_UP_MS : WHOLE_EVERY_MS);
  }

  /** Whether it is read though its changes are followed. */
  isReadDue(doClocksStand: boolean): boolean {
    const now = performance.now();
    const sinceRead = now - this.#readAt;
    if (doClocksStand) return sinceRead >= WHOLE_EVERY_MS;
    return (
      sinceRead >= (now - this.#newsAt < WHOLE_DESPITE_CHANGES_MS ? WHOLE_DESPITE_NEWS_MS : WHOLE_DESPITE_CHANGES_MS)
    );
  }

  get #age(): number {
    return performance.now() - this.#certainAt;
  }
}
