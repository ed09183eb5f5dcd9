import { useTranslation } from 'react-i18next';
import type { Race } from '#contract/entities/race.ts';
import { formatTime } from '#app/i18n/format.ts';
import { Cars } from './cars.tsx';
import * as styles from './race-history.module.css';

const WHEN = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** The latest races; what is missing of one is said in its row. */
export function RaceHistory({ races }: { readonly races: readonly Race[] }) {
  const { t, i18n } = useTranslation(['racing', 'lottery']);
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>{t('racing:history')}</summary>
      <ol className={styles.rows}>
        {races.map((race) => (
          <li key={race.id} className={styles.row}>
            <span className={styles.draw}>
              <strong>{t('racing:track', { number: race.draw_number })}</strong>
              <time dateTime={race.draw_time}>{formatTime(race.draw_time, i18n.language, WHEN)}</time>
            </span>
            {race.result === undefined ? (
              <span className={styles.wrong}>
                {t(race.state === 'cancelled' ? 'lottery:phase.cancelled' : 'lottery:phase.resultMissing')}
              </span>
            ) : (
              <Cars cars={race.result} />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
