import type { MatchDetails, MatchEvent, MatchEventKind } from '#contract/entities';
import { drawOf } from '../../../core/random/stream.ts';
import type { MatchPlan } from '../plan/match-plan.ts';
import { playMinutes } from '../plan/play-time.ts';
import { minutesOf } from './event-draft.ts';

type Statistic = MatchDetails['statistics'][number];

/** Per side (public box scores). */
const BASKETBALL = { rebounds: 44, turnovers: 14, fouls: 20 } as const;
/** Largest deviation from half of the possession. */
const POSSESSION_REACH = 14;

/** Statistics up to a minute: counted from events, or drawn if there are none. */
export function matchStatistics(
  seed: string,
  plan: MatchPlan,
  events: readonly MatchEvent[],
  minute: number,
): readonly Statistic[] {
  const count = (kind: Statistic['kind'], ...kinds: readonly MatchEventKind[]): Statistic => {
    const of = (side: MatchEvent['side']) =>
      events.filter((event) => event.side === side && event.cancelled !== true && kinds.includes(event.kind)).length;
    return { kind, home: of('home'), away: of('away') };
  };
  if (plan.game === 'basketball') {
    const full = playMinutes(plan.game);
    const drawn = (kind: keyof typeof BASKETBALL): Statistic => {
      const of = (side: string) =>
        minutesOf(seed, `${kind}:${plan.id}:${side}`, BASKETBALL[kind], full).filter((at) => at <= minute).length;
      return { kind, home: of('home'), away: of('away') };
    };
    return [drawn('rebounds'), drawn('turnovers'), drawn('fouls'), count('timeouts', 'timeout')];
  }
  return [
    possession(seed, plan),
    count('shots', 'goal', 'save', 'shot'),
    count('onTarget', 'goal', 'save'),
    count('corners', 'corner'),
    count('yellows', 'yellow'),
    count('reds', 'red'),
  ];
}

/** In percent; the stronger side has more. */
function possession(seed: string, { id, expected }: MatchPlan): Statistic {
  const strength = expected.home / (expected.home + expected.away) - 0.5;
  const luck = drawOf(seed, `possession:${id}`) - 0.5;
  const home = Math.round(50 + POSSESSION_REACH * (strength + luck));
  return { kind: 'possession', home, away: 100 - home };
}
