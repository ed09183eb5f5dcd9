import { useEffect, useState } from 'react';
import type { CricketMatch } from '#contract/entities';
import { serverClock } from '#app/api/server-clock.ts';

/** Runs stand still that long at most: the lunch of a Test match takes 40 minutes. */
const BREAK_MS = 2_700_000;
/** A match that has begun says so within this. */
const OVERDUE_MS = 120_000;
/** Nothing was read for this long, as in a hidden page: nothing was seen to stand meanwhile. */
const SLEPT_MS = 30_000;

/**
 * Watches whether a list of cricket goes on, which has no minutes: where no live match scores, or one is sold as if it had not begun, the
 * list is not what is being played.
 */
export class CricketClocks {
  #live = '';
  #readAt = Number.NEGATIVE_INFINITY;
  #movedAt = Number.NEGATIVE_INFINITY;
  #overdueAt: number | undefined;

  /**
   * Takes what was read.
   *
   * @param gameMs the upstream's clock of the games
   * @returns whether the list has stood for too long
   */
  stand(matches: readonly CricketMatch[], now: number, gameMs: number): boolean {
    const hasSlept = now - this.#readAt > SLEPT_MS;
    this.#readAt = now;
    const live = matches.flatMap(({ matchId, state, score }) => (state === 'live' ? `${matchId} ${score}` : [])).join();
    if (hasSlept || live === '' || live !== this.#live) this.#movedAt = now;
    this.#live = live;
    const isOverdue = matches.some(({ state, startTime }) => state === 'scheduled' && Date.parse(startTime) <= gameMs);
    if (hasSlept || !isOverdue) this.#overdueAt = undefined;
    if (isOverdue) this.#overdueAt ??= now;
    return now - this.#movedAt >= BREAK_MS || (this.#overdueAt !== undefined && now - this.#overdueAt >= OVERDUE_MS);
  }
}

/** Whether what was read has stood for too long. @param readAt of the last read, which may have brought nothing new */
export function useDoesStand(matches: readonly CricketMatch[] | undefined, readAt: number | undefined): boolean {
  const [clocks] = useState(() => new CricketClocks());
  const [doesStand, setDoesStand] = useState(false);
  useEffect(() => {
    if (matches === undefined || readAt === undefined) return undefined;
    const stands = clocks.stand(matches, performance.now(), serverClock.gameTime());
    const timer = setTimeout(() => setDoesStand(stands));
    return () => clearTimeout(timer);
  }, [clocks, matches, readAt]);
  return doesStand;
}
