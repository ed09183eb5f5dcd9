import type { MatchDetails } from '#contract/entities';
import * as hidden from '#app/ui/visually-hidden.module.css';
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
  const { score = '', statistics, game } = details;
  const periods = details.periods.map((period, index) => ({ ...period, number: index + 1 }));
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
        <caption className={hidden.hidden}>{t('match:byPeriod')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('match:team')}</th>
            {periods.map(({ number }) => (
              <th key={number} scope="col">
                <abbr title={words.period(number)}>{number}</abbr>
              </th>
            ))}
            <th scope="col">{t('match:total')}</th>
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">
                <bdi>{words.team(side)}</bdi>
              </th>
              {periods.map((period) => (
                <td key={period.number}>{period[side] ?? '–'}</td>
              ))}
              <td className={styles.total}>{total(side)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
