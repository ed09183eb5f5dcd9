import { memo, useMemo } from 'react';
import type { Market, Match } from '#contract/entities';
import { useQuote } from '#app/features/betting/matches/index.ts';
import { pickOf, pickToggled, usePickIsOn } from '#app/features/betting/slip/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { OddsButton, longOf } from '#app/ui/odds-button.tsx';
import { quoteName } from './quote-name.ts';
import type { Words } from './use-words.ts';
import * as styles from './quote-button.module.css';

interface QuoteProps {
  readonly match: Match;
  readonly market: Market;
  readonly outcome: string;
  /** Short, as the button shows it; undefined where a head above it does. */
  readonly label: string | undefined;
  readonly words: Words;
  /** In a group that names the market and the match. */
  readonly isGrouped?: boolean;
}

/** One price that can be picked. It rerenders only when its own price changes. */
export const QuoteButton = memo(function QuoteButton({ match, market, outcome, label, words, isGrouped }: QuoteProps) {
  const key = { matchId: match.match_id, market: market.kind, outcome };
  const quote = useQuote(key);
  const isPicked = usePickIsOn(key);
  const dispatch = useAppDispatch();
  const name = useMemo(
    () => quoteName(words, match, market, outcome, isGrouped),
    [words, match, market, outcome, isGrouped],
  );
  if (quote === undefined) return <NoQuote label={label} />;
  const change = typeof quote === 'string' ? undefined : quote;
  const odds = typeof quote === 'string' ? quote : quote.odds;
  return (
    <OddsButton
      label={label}
      odds={words.odds(odds)}
      name={name(odds, change)}
      moved={market.status === 'open' ? change?.direction : undefined}
      isPicked={isPicked}
      isLocked={market.status !== 'open'}
      onToggle={() => dispatch(pickToggled(pickOf(match, market, { outcome, odds })))}
    />
  );
});

/** One price without a button: bets on the feed's matches are placed on their own pages. */
export const QuoteText = memo(function QuoteText({ match, market, outcome, label, words, isGrouped }: QuoteProps) {
  const quote = useQuote({ matchId: match.match_id, market: market.kind, outcome });
  if (quote === undefined) return <NoQuote label={label} />;
  const odds = typeof quote === 'string' ? quote : quote.odds;
  const change = typeof quote === 'string' ? undefined : quote;
  const text = words.odds(odds);
  const isLocked = market.status !== 'open';
  return (
    <span
      className={styles.text}
      data-flat="true"
      data-locked={isLocked || undefined}
      role="img"
      aria-label={quoteName(words, match, market, outcome, isGrouped)(odds, change)}
    >
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <span className={styles.value} data-long={longOf(text)}>
        {text}
      </span>
    </span>
  );
});

/** An outcome that the score has ruled out. */
export function NoQuote({ label }: { readonly label: string | undefined }) {
  return (
    <span className={styles.text} data-over="true">
      {label !== undefined && <span className={styles.label}>{label}</span>}
      <span aria-hidden="true">–</span>
    </span>
  );
}
