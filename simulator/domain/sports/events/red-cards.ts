import { drawOf, streamOf } from '../../../core/random/stream.ts';
import type { MatchPlan } from '../plan/match-plan.ts';
import { playMinutes } from '../plan/play-time.ts';

export interface RedCard {
  readonly minute: number;
  readonly side: 'home' | 'away';
}

/** Share of matches in which a side gets a red card (public averages: 0.05 to 0.12). */
const RED_SHARE = 0.08;
/** Factors of scoring for a side of ten and its opponent (public studies: 0.6 to 0.8 and 1.2 to 1.4). */
const TEN_SCORE = 0.7;
const ELEVEN_SCORE = 1.3;

const known = new WeakMap<MatchPlan, readonly RedCard[]>();

/**
 * Red cards, at most one per side. Goals are drawn first, without cards. A card is then as likely as Bayes' rule says given the
 * goals after it, so that prices that count cards are fair: after a card a side scores `TEN_SCORE` of before.
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

/** Expected goals of each side in a whole match, as they are from a minute on. */
export function expectedAt(seed: string, plan: MatchPlan, minute: number): MatchPlan['expected'] {
  let { home, away } = plan.expected;
  for (const card of redCards(seed, plan)) {
    if (card.minute > minute) continue;
    home *= card.side === 'home' ? TEN_SCORE : ELEVEN_SCORE;
    away *= card.side === 'away' ? TEN_SCORE : ELEVEN_SCORE;
  }
  return { home, away };
}
