import { GOAL_PAIRS, winsRace } from '#engine/lottery';

const SUM_SIDES = ['big', 'small', 'odd', 'even'] as const;
/** The stake does not matter: only the winners are used. */
const UNPRICED = { amount: '0', odds: '1' } as const;

/** The winners of the markets besides places, by the engine. */
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
