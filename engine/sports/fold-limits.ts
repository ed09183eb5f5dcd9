import type { Market, SportGame } from './slip.ts';

/** Specification section 9: "Parlay max 15 strings". */
export const MAX_FOLD = 15;

/**
 * The longest line that a market is allowed in. From the rules of the Chinese sports lottery: a mixed line is limited by its most
 * restricted market (soccer: win/draw/lose and handicap 8, goals 6, correct score and half/full 4; basketball 8, winning
 * margin 4; single-match lottery: win/draw/lose 15, correct score 3, the others 6). Outrights and Asian lines are not
 * part of that lottery and have no bound but 15.
 */
const LIMITS: Readonly<Record<SportGame, Readonly<Partial<Record<Market, number>>>>> = {
  soccer: { wl: 8, handicap: 8, goals: 6, correct_score: 4, half: 4 },
  basketball: { wl: 8, handicap: 8, bs: 8, mv: 4 },
  bd: { wl: 15, handicap: 15, goals: 6, half: 6, up: 6, correct_score: 3 },
};

/**
 * The longest line that a pick of this market is allowed in.
 *
 * @example marketMaxFold('soccer', 'goals') // 6
 * @example marketMaxFold('soccer', 'outright') // 15
 */
export function marketMaxFold(game: SportGame, market: Market): number {
  const limits = LIMITS[game];
  // A market's name may come from outside: `toString` is no key of the table.
  return (Object.hasOwn(limits, market) ? limits[market] : undefined) ?? MAX_FOLD;
}
