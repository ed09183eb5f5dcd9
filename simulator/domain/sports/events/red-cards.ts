import { drawOf, streamOf } from '../../../core/random/stream.ts';
import type { MatchPlan } from '../match-plan.ts';
import { playMinutes } from '../play-time.ts';

export interface RedCard {
  readonly minute: number;
  readonly side: 'home' | 'away';
}

/** A side is sent a player off in this share of its matches (public averages of big leagues: 0.05 to 0.12). */
const RED_SHARE = 0.08;
/** A side of ten scores this much of what it did, and its opponent this much (public studies: 0.6 to 0.8 and 1.2 to 1.4). */
const TEN_SCORE = 0.7;
const ELEVEN_SCORE = 1.3;

const known = new WeakMap<MatchPlan, readonly RedCard[]>();

/**
 * The red cards of a match, at most one for each side. The goals are drawn first, as if nobody was sent off. A card is then as likely
 * as Bayes' rule says for the goals that follow it, so prices that count the card are fair: after a card, a side really scores
 * `TEN_SCORE` of what it did.
 */
export function redCards(seed: string, plan: MatchPlan): readonly RedCard[] {
  const found = known.get(plan);
  if (found) return found;
  const made =
    plan.game === 'basketball' ? [] : (['home', 'away'] as const).flatMap((side) => drawCard(seed, plan, side));
  known.set(plan, made);
  return made;
}

function drawCard(seed: string, plan: MatchPlan, side: RedCard['side']): RedCard[] {
  const name = `red:${plan.id}:${side}`;
  const full = playMinutes(plan.game);
  const minute = 1 + streamOf(seed, `${name}:minute`).int(full);
  const left = (full - minute) / full;
  const other = side === 'home' ? 'away' : 'home';
  const likelihood = (of: 'home' | 'away', factor: number) => {
    const goals = plan.scorings.filter((scoring) => scoring.side === of && scoring.minute > minute).length;
    return factor ** goals * Math.exp(plan.expected[of] * left * (1 - factor));
  };
  const share = RED_SHARE * likelihood(side, TEN_SCORE) * likelihood(other, ELEVEN_SCORE);
  return drawOf(seed, name) < share ? [{ minute, side }] : [];
}

/** What each side is expected to score in a whole match, from a minute on: less with a player sent off. */
export function expectedAt(seed: string, plan: MatchPlan, minute: number): MatchPlan['expected'] {
  let { home, away } = plan.expected;
  for (const card of redCards(seed, plan)) {
    if (card.minute > minute) continue;
    home *= card.side === 'home' ? TEN_SCORE : ELEVEN_SCORE;
    away *= card.side === 'away' ? TEN_SCORE : ELEVEN_SCORE;
  }
  return { home, away };
}
