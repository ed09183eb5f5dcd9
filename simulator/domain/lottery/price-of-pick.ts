import type { OddsItem } from '#contract/entities';
import { type Animal, type MarkSixBet, oddsGroup, type Pk10Bet, readSide } from '#engine/lottery';
import { markSixOdds } from './mark-six-odds.ts';
import { RACE_ODDS } from './race-odds.ts';

/** The item of a pick in an animal's year; undefined if not sold. */
export function markSixItem(pick: Omit<MarkSixBet, 'amount' | 'odds'>, year: Animal): OddsItem | undefined {
  const level = pick.kind === 'specialCodeCombinationZodiacs' ? (pick.level ?? countOf(pick.selection)) : undefined;
  const top = topOf(pick, level);
  return markSixOdds(year).find((item) => {
    const group = oddsGroup(item.index);
    return item.top === top && group?.kind === pick.kind && group.position === pick.position && group.level === level;
  });
}

const countOf = (selection: MarkSixBet['selection']) => (Array.isArray(selection) ? selection.length : 1);

function topOf({ kind, selection, configuration }: Omit<MarkSixBet, 'amount' | 'odds'>, level?: number): string {
  if (level !== undefined) return String(level);
  if (kind === 'specialCodeMergeAnimal') return configuration ?? String(countOf(selection));
  if (kind === 'specialCodeSide' || kind === 'numberCodeSide') return readSide(selection) ?? '';
  return Array.isArray(selection) ? String(selection[0] ?? '') : String(selection as string | number);
}

const PAIRS: readonly string[] = ['1-10', '2-9', '3-8', '4-7', '5-6'];

/** The item of a pick; undefined if not sold. */
export function raceItem({
  market,
  place = 0,
  pair,
  selection,
}: Omit<Pk10Bet, 'amount' | 'odds'>): OddsItem | undefined {
  const isCar = typeof selection === 'number';
  const index =
    market === 'dragonTiger'
      ? 22 + PAIRS.indexOf(pair ?? '')
      : market === 'sum'
        ? isCar
          ? 11
          : 10
        : (isCar ? 12 : 0) + place - 1;
  return RACE_ODDS.find((item) => item.index === index && item.top === String(selection));
}
