import { GOAL_PAIRS } from '#engine/pk10/bet.ts';
import { winsRace } from '#engine/pk10/judge-race.ts';

const SUM_SIDES = ['big', 'small', 'odd', 'even'] as const;
/** What is asked is who wins, not what it pays. */
const UNPRICED = { amount: '0', odds: '1' } as const;

/** What a finish means for the markets that are no place, by the engine. */
export function raceFacts(finish: readonly number[]) {
  const [champion = 0, runnerUp = 0] = finish;
  return {
    sum: champion + runnerUp,
    sumSides: SUM_SIDES.filter((selection) => winsRace({ market: 'sum', selection, ...UNPRICED }, finish)),
    pairs: GOAL_PAIRS.map((pair) =>
      winsRace({ market: 'dragonTiger', pair, selection: 'dragon', ...UNPRICED }, finish) ? 'dragon' : 'tiger',
    ),
  } as const;
}
