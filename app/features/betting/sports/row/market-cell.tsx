import type { Market, Match } from '#contract/entities';
import { asNumber } from '#app/i18n/isolated.ts';
import { signed } from '#app/i18n/outcome-text.ts';
import type { Sold } from './complete-market.ts';
import { NoQuote, QuoteButton } from './quote-button.tsx';
import { shortLabel } from './short-label.ts';
import type { Words } from './use-words.ts';

interface MarketCellProps {
  readonly match: Match;
  readonly market: Market;
  readonly sold: Sold;
  readonly words: Words;
}

/** An outcome on the match page: its name in words where there is room for them. */
export function MarketCell({ match, market, sold: { outcome, isOver }, words }: MarketCellProps) {
  const label = cellLabel(words, match, market, outcome);
  if (isOver) return <NoQuote label={label} />;
  return <QuoteButton match={match} market={market} outcome={outcome} label={label} words={words} isGrouped />;
}

function cellLabel(words: Words, match: Match, { kind, handicap_val: line }: Market, outcome: string): string {
  const { home, away } = match;
  if (kind === 'wl') return outcome === 'd' ? words.t('markets:wl.d') : outcome === 'w' ? home : away;
  if (kind === 'handicap' && outcome === 'd') return `${words.t('markets:wl.d')} (${asNumber(signed(line ?? ''))})`;
  if (kind === 'handicap' || kind === 'bs' || kind === 'up')
    return words.outcome({ market: kind, outcome, home, away, line });
  return shortLabel(words, kind, outcome);
}
