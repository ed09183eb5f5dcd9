import type { Match } from '#contract/entities';

/** A clock of football shows another minute every minute: this long, and it stands. */
const FOOTBALL_STANDS_MS = 90_000;
/** A minute of basketball lasts as long as it is interrupted. */
const BASKETBALL_STANDS_MS = 300_000;
/** Nothing was read for this long, as in a hidden page: no clock was seen to stand meanwhile. */
const SLEPT_MS = 30_000;
/** Minutes at which a clock waits: the break, and what is added at the end. */
const WAITS: Readonly<Record<Match['game'], readonly number[]>> = {
  soccer: [45, 90, 105, 120],
  bd: [45, 90, 105, 120],
  basketball: [20, 24, 40, 48],
};

const isRunning = ({ state, minute, game }: Match): boolean =>
  state === 'live' && minute !== undefined && !WAITS[game].includes(minute);

/** Watches whether the clocks of a list's live matches go on. Where all of them stand, the list is not what is being played. */
export class LiveClocks {
  readonly #running = new Map<string, Match>();
  #movedAt = Number.NEGATIVE_INFINITY;
  #notedAt = Number.NEGATIVE_INFINITY;

  /**
   * Takes what was read.
   *
   * @param isListed whether a match that was not read this time still counts
   * @returns whether the clocks have stood for too long
   */
  stand(read: readonly Match[], isListed: (id: string) => boolean, now: number): boolean {
    if (now - this.#notedAt > SLEPT_MS) this.#movedAt = now;
    this.#notedAt = now;
    const ids = new Set(read.map(({ match_id: id }) => id));
    for (const id of this.#running.keys()) if (!ids.has(id) && !isListed(id)) this.#running.delete(id);
    for (const match of read) {
      const before = this.#running.get(match.match_id);
      if (!isRunning(match)) this.#running.delete(match.match_id);
      else this.#running.set(match.match_id, match);
      if (before?.minute !== match.minute || before?.score !== match.score) this.#movedAt = now;
    }
    if (this.#running.size === 0) this.#movedAt = now;
    const isFootball = [...this.#running.values()].some(({ game }) => game !== 'basketball');
    return now - this.#movedAt >= (isFootball ? FOOTBALL_STANDS_MS : BASKETBALL_STANDS_MS);
  }
}
