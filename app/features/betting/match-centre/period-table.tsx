import type { MatchDetails } from '#contract/entities';
import type { CentreWords } from './centre-words.ts';
import { oversText } from './overs-text.ts';
import * as styles from './period-table.module.css';

interface PeriodTableProps {
  readonly details: MatchDetails;
  readonly words: CentreWords;
}

const SIDES = ['home', 'away'] as const;

/** The score of each half, quarter or innings, and in total. */
export function PeriodTable({ details, words }: PeriodTableProps) {
  const { t } = words;
  const { periods, score = '', statistics, game } = details;
  const [home = '', away = ''] = score.split(':');
  const totals = { home, away };
  const of = (kind: string, side: (typeof SIDES)[number]) => statistics.find((each) => each.kind === kind)?.[side];
  const total = (side: (typeof SIDES)[number]) => {
    const [wickets, balls] = [of('wickets', side), of('balls', side)];
    if (game !== 'cricket' || wickets === undefined || balls === undefined || balls === 0) return totals[side];
    return t('match:inningsScore', { runs: totals[side], wickets, overs: oversText(balls) });
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('match:byPeriod')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('match:team')}</th>
            {periods.map((_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a period is its number
              <th key={index} scope="col">
                <abbr title={words.period(index + 1)}>{index + 1}</abbr>
              </th>
            ))}
            <th scope="col">{t('match:total')}</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">{words.team(side)}</th>
              {periods.map((period, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a period is its number
                <td key={index}>{period[side] ?? '–'}</td>
              ))}
              <td className={styles.total}>{total(side)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
