import type { MatchEvent, MatchEventKind } from '#contract/entities';
import { drawOf, streamOf } from '../../../core/random/stream.ts';
import type { MatchPlan, Scoring } from '../plan/match-plan.ts';
import { halfMinutes, playMinutes } from '../plan/play-time.ts';
import { type EventDraft, minutesOf, numbered, spotIn, type Side } from './event-draft.ts';
import { redCards } from './red-cards.ts';

/** Averages per side (public figures). Corners and shots grow with expected goals. */
const MEANS = { corner: 5, shot: 7, save: 3, yellow: 1.9 } as const;
/** Share of sides with a goal disallowed by video. */
const CANCELLED_SHARE = 0.05;
const USUAL_GOALS = 1.35;
/** For a side attacking to the right, in percent of the pitch. */
const AREAS = {
  goal: { x: [88, 97], y: [38, 62] },
  save: { x: [80, 95], y: [34, 66] },
  shot: { x: [70, 92], y: [22, 78] },
  yellow: { x: [20, 80], y: [10, 90] },
  red: { x: [15, 60], y: [10, 90] },
} as const;
type Placed = keyof typeof AREAS;
/** Within a minute: what leads to a goal comes first. */
const ORDER: readonly MatchEventKind[] = ['corner', 'shot', 'save', 'goal', 'yellow', 'red'];

/** Planned goals and the events around them. */
export function footballEvents(seed: string, plan: MatchPlan, scorings: readonly Scoring[]): readonly MatchEvent[] {
  const full = playMinutes(plan.game);
  const spots = streamOf(seed, `spots:${plan.id}`);
  const draft = (kind: Placed | 'corner', side: Side, minute: number): EventDraft => ({
    kind,
    period: minute > halfMinutes(plan.game) ? 2 : 1,
    minute,
    side,
    spot:
      kind === 'corner'
        ? { x: side === 'home' ? 100 : 0, y: spots.next() < 0.5 ? 0 : 100 }
        : spotIn(spots, side, AREAS[kind]),
  });
  const drafts = scorings.map(({ side, minute }) => draft('goal', side, minute));
  for (const side of ['home', 'away'] as const) {
    const strength = Math.sqrt(plan.expected[side] / USUAL_GOALS);
    for (const kind of ['corner', 'shot', 'save'] as const)
      for (const minute of minutesOf(seed, `${kind}:${plan.id}:${side}`, MEANS[kind] * strength, full))
        drafts.push(draft(kind, side, minute));
    for (const minute of minutesOf(seed, `yellow:${plan.id}:${side}`, MEANS.yellow, full))
      drafts.push(draft('yellow', side, minute));
    const name = `cancelled:${plan.id}:${side}`;
    if (drawOf(seed, name) < CANCELLED_SHARE) {
      const minute = 1 + streamOf(seed, `${name}:minute`).int(full);
      drafts.push({ ...draft('goal', side, minute), cancelled: true });
    }
  }
  for (const { side, minute } of redCards(seed, plan)) drafts.push(draft('red', side, minute));
  drafts.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return numbered(plan.id, drafts);
}
