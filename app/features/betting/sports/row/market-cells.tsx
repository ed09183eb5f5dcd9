import type { MarketKind, Match } from '#contract/entities';
import { completeMarket } from './complete-market.ts';
import { marketTitle } from './market-title.ts';
import { NoPrices, PriceCells } from './price-cells.tsx';
import { NoQuote, QuoteButton, QuoteText } from './quote-button.tsx';
import { cellLabel, shownOutcomes } from './shown-markets.ts';
import type { Words } from './use-words.ts';

interface MarketCellsProps {
  readonly match: Match;
  readonly kind: MarketKind;
  readonly words: Words;
  readonly isReadOnly: boolean;
  /** Whether each price has its label, where no head above the list can say what it is. */
  readonly isLabelled: boolean;
}

/** A market in a row of the lobby: its prices side by side. What they are is in the band above; screen readers hear it here. */
export function MarketCells({ match, kind, words, isReadOnly, isLabelled }: MarketCellsProps) {
  const { t } = words;
  const complete = completeMarket(match, kind);
  if (complete === undefined || complete.market.status === 'closed') {
    const isToCome = complete === undefined && match.state === 'scheduled';
    return <NoPrices kind={kind} text={t(isToCome ? 'sports:noMarket' : 'sports:status.closed')} />;
  }
  const { market } = complete;
  const outcomes = shownOutcomes(match, kind, complete.outcomes);
  const Quote = isReadOnly ? QuoteText : QuoteButton;
  const label = (outcome: string) =>
    isLabelled || kind !== 'wl' ? cellLabel(words, kind, market.handicap_val, outcome) : undefined;
  return (
    <PriceCells
      kind={kind}
      label={t('sports:marketOfMatch', {
        market: marketTitle(words, kind, market),
        home: match.home,
        away: match.away,
      })}
    >
      {outcomes.map(({ outcome, isOver }) =>
        isOver ? (
          <NoQuote key={outcome} label={label(outcome)} />
        ) : (
          <Quote
            key={outcome}
            match={match}
            market={market}
            outcome={outcome}
            label={label(outcome)}
            words={words}
            isGrouped
          />
        ),
      )}
    </PriceCells>
  );
}
