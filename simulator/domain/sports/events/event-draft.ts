import type { MatchEvent } from '#contract/entities';
import { streamOf, type Stream } from '../../../core/random/stream.ts';
import { poisson } from '../draw-scorings.ts';

/** An event before it has a number: its place follows from all others of the match. */
export type EventDraft = Omit<MatchEvent, 'id' | 'seq'>;
export type Side = MatchEvent['side'];

/** Events in the order of the match, with their numbers. */
export function numbered(matchId: string, drafts: readonly EventDraft[]): readonly MatchEvent[] {
  return [...drafts]
    .sort((one, other) => one.minute - other.minute)
    .map((draft, index) => ({ id: `${matchId}-${index + 1}`, seq: index + 1, ...draft }));
}

/** Minutes in which something happens `mean` times a match on average, each with its stream for details. */
export function minutesOf(seed: string, name: string, mean: number, minutes: number): readonly number[] {
  const stream = streamOf(seed, name);
  return Array.from({ length: poisson(stream, mean) }, () => 1 + stream.int(minutes));
}

/** A place for a side that attacks to the right; the other side's is its mirror image. In whole percent. */
export function spotIn(
  stream: Stream,
  side: Side,
  area: { readonly x: readonly [number, number]; readonly y: readonly [number, number] },
): { x: number; y: number } {
  const within = ([from, to]: readonly [number, number]) => Math.round(from + stream.next() * (to - from));
  const [x, y] = [within(area.x), within(area.y)];
  return side === 'home' ? { x, y } : { x: 100 - x, y: 100 - y };
}
