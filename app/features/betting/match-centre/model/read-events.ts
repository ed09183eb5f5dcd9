import type { MatchEvent } from '#contract/entities';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** An event with the score after it, where it changed the score. */
export interface ReadEvent {
  readonly event: MatchEvent;
  readonly score?: Score;
}

export interface EventsRead {
  /** In the order of the match. */
  readonly events: readonly ReadEvent[];
  /** Some were not delivered: numbers are missing, or what is there does not add up to the score. */
  readonly isIncomplete: boolean;
}

const pointsOf = ({ kind, points = 0, cancelled }: MatchEvent): number =>
  cancelled === true ? 0 : kind === 'goal' ? 1 : points;

/**
 * Puts events in order, whatever order they came in. One that was sent again under its id replaces the earlier one, so a goal that is taken
 * back takes the score back.
 *
 * @param score the upstream's score at the same instant: it counts, not the sum of the events
 */
export function readEvents(sent: readonly MatchEvent[], score: string | undefined): EventsRead {
  const byId = new Map(sent.map((event) => [event.id, event]));
  const inOrder = [...byId.values()].sort((one, other) => one.seq - other.seq);
  let now: Score = { home: 0, away: 0 };
  const events = inOrder.map((event): ReadEvent => {
    const points = pointsOf(event);
    if (points === 0) return { event };
    now = { ...now, [event.side]: now[event.side] + points };
    return { event, score: now };
  });
  const numbers = new Set(inOrder.map(({ seq }) => seq));
  const hasGap = (inOrder.at(-1)?.seq ?? 0) !== numbers.size;
  return { events, isIncomplete: hasGap || (score !== undefined && score !== `${now.home}:${now.away}`) };
}

/** Events that are shown before the player asks for all of them. */
export const isKeyEvent = ({ kind }: MatchEvent): boolean => !['corner', 'shot', 'save'].includes(kind);

/** The newest event that is worth being told at once: goals, red cards, wickets. */
export function latestNews(events: readonly ReadEvent[]): ReadEvent | undefined {
  return events.findLast(
    ({ event: { kind, balls } }) => kind === 'goal' || kind === 'red' || (kind === 'over' && balls?.at(-1) === 'W'),
  );
}
