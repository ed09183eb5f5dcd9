import type { MatchDetails } from '#contract/entities';
import { formatPercent } from '#app/i18n/format.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import type { CentreWords } from './centre-words.ts';
import { oversText } from './overs-text.ts';
import * as styles from './statistics.module.css';

interface StatisticsProps {
  readonly details: MatchDetails;
  readonly words: CentreWords;
}

/** Each statistic with both sides and a bar of their shares. */
export function Statistics({ details: { statistics, home, away }, words }: StatisticsProps) {
  const { t, language } = words;
  const text = (kind: string, value: number) =>
    kind === 'possession' ? formatPercent(value, language) : kind === 'balls' ? oversText(value) : String(value);
  return (
    <table className={styles.table}>
      <caption className={hidden.hidden}>{t('match:panel.statistics')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <bdi>{home}</bdi>
          </th>
          <th scope="col">
            <span className={hidden.hidden}>{t('match:panel.statistics')}</span>
          </th>
          <th scope="col">
            <bdi>{away}</bdi>
          </th>
        </tr>
      </thead>
      <tbody>
        {statistics.map(({ kind, home: ofHome, away: ofAway }) => (
          <tr key={kind}>
            <td>{text(kind, ofHome)}</td>
            <th scope="row">
              {t(`match:statistic.${kind}`)}
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${share(ofHome, ofAway)}%` }} />
              </span>
            </th>
            <td>{text(kind, ofAway)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The home side's share, in percent; half while there is nothing. */
const share = (home: number, away: number) => (home + away === 0 ? 50 : Math.round((home / (home + away)) * 100));
