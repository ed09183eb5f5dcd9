import type { MatchEvent } from '#contract/entities';
import { streamOf, type Stream } from '../../../core/random/stream.ts';
import { poisson } from '../plan/draw-scorings.ts';

/** An event before numbering, which depends on all others. */
export type EventDraft = Omit<MatchEvent, 'id' | 'seq'>;
export type Side = MatchEvent['side'];

export function numbered(matchId: string, drafts: readonly EventDraft[]): readonly MatchEvent[] {
  return [...drafts]
    .sort((one, other) => one.minute - other.minute)
    .map((draft, index) => ({ id: `${matchId}-${index + 1}`, seq: index + 1, ...draft }));
}

/** Minutes with an event that happens `mean` times a match, each with a stream for details. */
export function minutesOf(seed: string, name: string, mean: number, minutes: number): readonly number[] {
  const stream = streamOf(seed, name);
  return Array.from({ length: poisson(stream, mean) }, () => 1 + stream.int(minutes));
}

/** A place for a side attacking to the right, mirrored for the other. In whole percent. */
export function spotIn(
  stream: Stream,
  side: Side,
  area: { readonly x: readonly [number, number]; readonly y: readonly [number, number] },
): { x: number; y: number } {
  const within = ([from, to]: readonly [number, number]) => Math.round(from + stream.next() * (to - from));
  const [x, y] = [within(area.x), within(area.y)];
  return side === 'home' ? { x, y } : { x: 100 - x, y: 100 - y };
}
