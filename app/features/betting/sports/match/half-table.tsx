import type { Match } from '#contract/entities';
import type { CompleteMarket } from '#app/features/betting/sports/row/complete-market.ts';
import { MarketCell } from '#app/features/betting/sports/row/market-cell.tsx';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import * as styles from './half-table.module.css';

const SIDES = ['w', 'd', 'l'] as const;

interface HalfTableProps {
  readonly match: Match;
  readonly complete: CompleteMarket;
  readonly words: Words;
}

/** Half time down the side, full time across the top. */
export function HalfTable({ match, complete: { market, outcomes }, words }: HalfTableProps) {
  const { t } = words;
  const { home, away } = match;
  const name = (side: (typeof SIDES)[number]) => t(`markets:half.${side}`, { home, away });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('sports:half.corner')}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {name(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDES.map((half) => (
          <tr key={half}>
            <th scope="row">{name(half)}</th>
            {SIDES.map((full) => {
              const sold = outcomes.find(({ outcome }) => outcome === half + full);
              return (
                <td key={full}>
                  {sold !== undefined && <MarketCell match={match} market={market} sold={sold} words={words} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
