import type { Match } from '#contract/entities';
import type { CompleteMarket, Sold } from '#app/features/betting/sports/row/complete-market.ts';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';

interface Column {
  readonly title?: string;
  readonly outcomes: readonly Sold[];
}

/** The parts of a market: scores and goals that are still possible, scores by home win, draw and away win; margins by side; all others in one group. */
export function gridColumns(
  { t }: Words,
  { home, away }: Match,
  { market, outcomes }: CompleteMarket,
): readonly Column[] {
  if (market.kind === 'correct_score') {
    const won = (side: string) => outcomes.filter(({ outcome, isOver }) => !isOver && winnerOf(outcome) === side);
    return [
      { title: home, outcomes: won('w') },
      { title: t('markets:wl.d'), outcomes: won('d') },
      { title: away, outcomes: won('l') },
    ];
  }
  if (market.kind === 'mv') {
    return [
      { title: home, outcomes: outcomes.filter(({ outcome }) => outcome.startsWith('home')) },
      { title: away, outcomes: outcomes.filter(({ outcome }) => outcome.startsWith('away')) },
    ];
  }
  return [{ outcomes: market.kind === 'goals' ? outcomes.filter(({ isOver }) => !isOver) : outcomes }];
}

/** @example winnerOf('2:1') // 'w' @example winnerOf('d_other') // 'd' */
function winnerOf(outcome: string): string {
  if (outcome.endsWith('_other')) return outcome.slice(0, 1);
  const [home = 0, away = 0] = outcome.split(':').map(Number);
  return home > away ? 'w' : home === away ? 'd' : 'l';
}
