import type { Match } from '#contract/entities';
import { LiveClocks } from './live-clocks.ts';

export const WATCHED_EVERY_MS = 5_000;
/** Of the changes of a list: a cache between may keep them for one second, nginx up to two (contract/shared-reads.ts): 5 s together. */
export const CHANGES_EVERY_MS = 3_000;
/** Interval of reading the whole list, to find new and removed matches. */
const WHOLE_EVERY_MS = 60_000;
/** The same where its changes are followed: they may be answered by one who has stopped to look, or lack one. */
export const WHOLE_DESPITE_CHANGES_MS = 120_000;
/** So old is what is not drawn: a match that has begun is known of within a minute. */
export const CATCH_UP_MS = 60_000;
/** The sum of a list takes a slow phone ten milliseconds and more. */
const COMPARE_AFTER_MS = 20_000;
/** So many answers that follow on nothing known, within this time: each is as long as the list, or leads to a read of it. */
const LOST_OFTEN = 5;
const LOST_WITHIN_MS = 120_000;
/** The least time between two reads of a list that has shifted. */
const WHOLE_AGAIN_MS = 10_000;

const LONG_AGO = Number.NEGATIVE_INFINITY;

/** When a list was read last, whether its clocks go on, and when it is to be read again. */
export class ListPace {
  readonly #clocks = new LiveClocks();
  #doClocksStand = false;
  /** When the whole list was certain: read, or named by the changes. */
  #certainAt = LONG_AGO;
  /** When it was read, or had the upstream's sum. */
  #wholeAt = LONG_AGO;
  #comparedAt = LONG_AGO;
  #lostAt: readonly number[] = [];
  /** By the clock of the wall. */
  #caughtUpAt = LONG_AGO;

  noteRead(): void {
    this.#wholeAt = performance.now();
    this.noteCertain();
  }

  noteCertain(): void {
    this.#certainAt = performance.now();
    this.#caughtUpAt = Date.now();
  }

  /** Compares the list with the upstream's sum of it, now and then. */
  async compare(sum: string | undefined, read: () => readonly Match[]): Promise<void> {
    const now = performance.now();
    if (sum === undefined || now - this.#comparedAt < COMPARE_AFTER_MS) return;
    this.#comparedAt = now;
    const list = read();
    const loaded = await import('./list-sum.ts').catch(() => undefined);
    if ((await loaded?.sumOf(list)) === sum) this.#wholeAt = Math.max(now, this.#wholeAt);
  }

  /** The upstream did not know the version. @returns whether that happens too often for its changes to be followed */
  noteLost(): boolean {
    const now = performance.now();
    this.#lostAt = [...this.#lostAt.filter((at) => now - at < LOST_WITHIN_MS), now];
    return this.#lostAt.length >= LOST_OFTEN;
  }

  /** The whole list is due, in whichever way it is read. */
  expire(): void {
    this.#certainAt = LONG_AGO;
    this.#caughtUpAt = LONG_AGO;
  }

  get isDue(): boolean {
    return this.#age >= WHOLE_EVERY_MS;
  }

  get isShiftDue(): boolean {
    return this.#age >= WHOLE_AGAIN_MS;
  }

  /** At the same moments in all pages, which then ask from the same version: a cache between asks once for all of them. */
  get isCatchUpDue(): boolean {
    return Math.floor(Date.now() / CATCH_UP_MS) !== Math.floor(this.#caughtUpAt / CATCH_UP_MS);
  }

  /** How long until others than those at these places are read. */
  untilOthers(places: string | undefined): number {
    return places === undefined ? this.untilRead : Math.min(this.untilRead, CATCH_UP_MS - (Date.now() % CATCH_UP_MS));
  }

  /** Takes what was read of it. @param isListed whether a match that was not read this time still counts */
  noteClocks(read: readonly Match[], isListed: (id: string) => boolean = () => false): void {
    this.#doClocksStand = this.#clocks.stand(read, isListed, performance.now());
  }

  get doClocksStand(): boolean {
    return this.#doClocksStand;
  }

  /** How long until it is read though its changes are followed. */
  get untilRead(): number {
    return this.#wholeAt - performance.now() + (this.#doClocksStand ? WHOLE_EVERY_MS : WHOLE_DESPITE_CHANGES_MS);
  }

  get #age(): number {
    return performance.now() - this.#certainAt;
  }
}
