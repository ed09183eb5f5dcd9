import type { OddsItem } from '#contract/entities';
import { ANIMALS, GOAL_PAIRS, oddsGroup } from '#engine/lottery';

type Pick = Readonly<Record<string, unknown>>;

/** Where groups begin in a race's price list (specification, section 3). */
const [FIRST_SUM, FIRST_CAR, FIRST_PAIR] = [10, 12, 22];

const selectionOf = (top: string) => (/^\d+$/.test(top) ? Number(top) : top);

/** One selection of each kind; combinations of zodiacs at the first level only. */
export function drawPicks(list: readonly OddsItem[], amount: string): readonly Pick[] {
  const kinds = new Map<string, Pick>();
  for (const { index, top, odd } of list) {
    const { kind, position, level } = oddsGroup(index) ?? {};
    if (kind === undefined || kinds.has(kind)) continue;
    const of = {
      kind,
      ...(position !== undefined && { position }),
      ...(level !== undefined && { level }),
      amount,
      odds: odd,
    };
    if (kind === 'specialCodeCombinationZodiacs') kinds.set(kind, { ...of, selection: ANIMALS.slice(0, level) });
    else if (kind !== 'specialCodeMergeAnimal') kinds.set(kind, { ...of, selection: selectionOf(top) });
    else if (top !== 'six') kinds.set(kind, { ...of, selection: ANIMALS.slice(0, Number(top)) });
  }
  return [...kinds.values()];
}

export function racePicks(list: readonly OddsItem[], amount: string): readonly Pick[] {
  const groups = new Map<number, Pick>();
  for (const { index, top, odd } of list) {
    const of = { selection: selectionOf(top), amount, odds: odd };
    if (index === 0) groups.set(0, { market: 'place', place: 1, ...of });
    if (index === FIRST_SUM || index === FIRST_SUM + 1) groups.set(index, { market: 'sum', ...of });
    if (index === FIRST_CAR) groups.set(index, { market: 'place', place: 1, ...of });
    if (index === FIRST_PAIR) groups.set(index, { market: 'dragonTiger', pair: GOAL_PAIRS[0], ...of });
  }
  return [...groups.values()];
}
