import type { MarketKind, Match } from '#contract/entities';
import { completeMarket } from './complete-market.ts';
import { marketTitle } from './market-title.ts';
import { NoQuote, QuoteButton, QuoteText } from './quote-button.tsx';
import { shortLabel } from './short-label.ts';
import type { Words } from './use-words.ts';
import * as styles from './market-cells.module.css';

interface MarketCellsProps {
  readonly match: Match;
  readonly kind: MarketKind;
  readonly words: Words;
  readonly isReadOnly: boolean;
  /** The only market of its row: win, draw and lose need no caption. */
  readonly isAlone: boolean;
}

/** A main market in a row of the lobby: its name with the line, its state, and its prices side by side. */
export function MarketCells({ match, kind, words, isReadOnly, isAlone }: MarketCellsProps) {
  const { t } = words;
  const complete = completeMarket(match, kind);
  const title = marketTitle(words, kind, complete?.market);
  if (complete === undefined || complete.market.status === 'closed') {
    return (
      <div className={styles.market}>
        <span className={styles.caption}>{title}</span>
        <span className={styles.none}>
          {t(complete === undefined && match.state === 'scheduled' ? 'sports:noMarket' : 'sports:status.closed')}
        </span>
      </div>
    );
  }
  const { market, outcomes } = complete;
  const Quote = isReadOnly ? QuoteText : QuoteButton;
  return (
    <div
      className={styles.market}
      role="group"
      aria-label={t('sports:marketOfMatch', { market: title, home: match.home, away: match.away })}
    >
      {(!isAlone || kind !== 'wl' || market.status === 'suspended') && (
        <span className={styles.caption} aria-hidden="true">
          {title}
          {market.status === 'suspended' && <b className={styles.stopped}>{t('sports:status.suspended')}</b>}
        </span>
      )}
      <div className={styles.cells}>
        {outcomes.map(({ outcome, isOver }) => {
          const label = shortLabel(words, kind, outcome);
          return isOver ? (
            <NoQuote key={outcome} label={label} />
          ) : (
            <Quote key={outcome} match={match} market={market} outcome={outcome} label={label} words={words} />
          );
        })}
      </div>
    </div>
  );
}
