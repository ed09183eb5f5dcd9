import type { MarketKind, Match } from '#contract/entities';
import type { ChartMarket, Prices, SelectionKey } from '#app/features/betting/match-centre/index.ts';
import { completeMarket } from '#app/features/betting/sports/row/complete-market.ts';
import { marketTitle } from '#app/features/betting/sports/row/market-title.ts';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';

/** Of few outcomes, so that their lines can be distinguished. */
const MAIN_MARKETS: Readonly<Record<Match['game'], readonly MarketKind[]>> = {
  soccer: ['wl', 'handicap'],
  bd: ['wl', 'handicap'],
  basketball: ['wl', 'bs', 'handicap'],
};

/** A price on another line is another price. */
const keyOf = (kind: string, line: string | undefined, outcome: string) => `${kind} ${line ?? ''} ${outcome}`;

/** The key of a selection whose history the upstream has. */
export const keyOfTrack: SelectionKey = ({ kind, handicap_val: line, outcome }) => keyOf(kind, line, outcome);

export function chartMarkets(match: Match, words: Words): readonly ChartMarket[] {
  const { home, away } = match;
  return MAIN_MARKETS[match.game].flatMap((kind) => {
    const complete = completeMarket(match, kind);
    if (complete === undefined) return [];
    const { handicap_val: line } = complete.market;
    return {
      key: kind,
      title: marketTitle(words, kind, complete.market),
      outcomes: complete.outcomes.map(({ outcome }) => ({
        key: keyOf(kind, line, outcome),
        label: words.outcome({ market: kind, outcome, home, away, line }),
      })),
    };
  });
}

/** The prices of the main markets now, under the keys of the chart. */
export function chartPrices(match: Match): Prices {
  return new Map(
    match.markets
      .filter(({ kind }) => MAIN_MARKETS[match.game].includes(kind))
      .flatMap(({ kind, handicap_val: line, outcomes }) =>
        outcomes.map(({ outcome, odds }) => [keyOf(kind, line, outcome), odds] as const),
      ),
  );
}
