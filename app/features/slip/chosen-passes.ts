import { availablePasses } from '#engine/sports/passes.ts';
import type { SlipItem } from './slip-item.ts';

/** Soccer win/draw/lose lines have at most 8 legs (engine.md, per-market folds). */
const FOLD_MOST = 8;

/** Passes on offer for the slip: single and N String 1. */
export function offeredPasses(items: readonly SlipItem[]): readonly string[] {
  const matches = new Set(items.map(({ matchId }) => matchId)).size;
  return availablePasses(matches, { maxFold: FOLD_MOST, game: 'soccer' }).filter(
    (pass) => pass === 'single' || pass.endsWith('-string-1'),
  );
}

/** The player's choice as far as it still fits; without one, every pick in one line. */
export function chosenPasses(items: readonly SlipItem[], chosen: readonly string[]): readonly string[] {
  const offered = offeredPasses(items);
  const fitting = offered.filter((pass) => chosen.includes(pass));
  return fitting.length > 0 ? fitting : offered.slice(-1);
}

/** @example passFold('single') // 1 @example passFold('3-string-1') // 3 */
export function passFold(pass: string): number {
  return pass === 'single' ? 1 : Number.parseInt(pass, 10);
}
