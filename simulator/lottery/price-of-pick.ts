import type { OddsItem } from '#contract/entities/lottery.ts';
import type { MarkSixBet } from '#engine/marksix/bet.ts';
import { oddsGroup } from '#engine/marksix/odds-index.ts';
import { readSide } from '#engine/marksix/sides.ts';
import type { Pk10Bet } from '#engine/pk10/bet.ts';
import { MARK_SIX_ODDS } from './mark-six-odds.ts';
import { RACE_ODDS } from './race-odds.ts';

/** The item of the price list that a Mark Six pick is sold at; undefined where nothing is. */
export function markSixItem(pick: Omit<MarkSixBet, 'amount' | 'odds'>): OddsItem | undefined {
  const level = pick.kind === 'specialCodeCombinationZodiacs' ? (pick.level ?? countOf(pick.selection)) : undefined;
  const top = topOf(pick, level);
  return MARK_SIX_ODDS.find((item) => {
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

/** The item of the price list that a racing pick is sold at. */
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
