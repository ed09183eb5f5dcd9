import { useId } from 'react';
import type { Match } from '#contract/entities';
import type { CompleteMarket } from '#app/features/betting/sports/row/complete-market.ts';
import { HalfTable } from './half-table.tsx';
import { gridColumns } from './grid-columns.ts';
import { marketTitle } from '#app/features/betting/sports/row/market-title.ts';
import { MarketCell } from '#app/features/betting/sports/row/market-cell.tsx';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import * as styles from './market-section.module.css';

interface MarketSectionProps {
  readonly match: Match;
  readonly complete: CompleteMarket;
  readonly words: Words;
}

/** A market of the match page: correct score in parts and margins in columns by who wins, half/full as a table, others side by side. */
export function MarketSection({ match, complete, words }: MarketSectionProps) {
  const id = useId();
  const { t } = words;
  const { market } = complete;
  const columns = gridColumns(words, match, complete);
  return (
    <section className={styles.market} aria-labelledby={id} data-kind={market.kind}>
      <h2 id={id} className={styles.title}>
        <span>{marketTitle(words, market.kind, market)}</span>
        {market.status !== 'open' && <span className={styles.status}>{t(`sports:status.${market.status}`)}</span>}
      </h2>
      {market.kind === 'half' ? (
        <HalfTable match={match} complete={complete} words={words} />
      ) : (
        <div className={styles.columns} data-columns={columns.length}>
          {columns.map(({ title, outcomes }) => (
            <div key={outcomes[0]?.outcome} className={styles.column} data-alone={columns.length === 1 || undefined}>
              {title !== undefined && (
                <h3 className={styles.name} title={title}>
                  {title}
                </h3>
              )}
              {outcomes.map((sold) => (
                <MarketCell key={sold.outcome} match={match} market={market} sold={sold} words={words} />
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
