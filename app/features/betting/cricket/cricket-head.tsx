import { useTranslation } from 'react-i18next';
import type { CricketMatch } from '#contract/entities';
import { formatTime } from '#app/i18n/format.ts';
import * as styles from './cricket-head.module.css';

/** Start, venue and state of a match; runs of each side once it bats. */
export function CricketHead({ match }: { readonly match: CricketMatch }) {
  const { t, i18n } = useTranslation('cricket');
  const { league, home, away, startTime, state, score } = match;
  const [homeRuns, awayRuns] = (score ?? '').split(':');
  return (
    <div className={styles.head}>
      <p className={styles.when}>
        <span>{league}</span>
        {state === 'live' && <b className={styles.live}>{t('live')}</b>}
        {state === 'finished' && <b>{t('finished')}</b>}
        {state === 'void' && <b>{t('void')}</b>}
        <time dateTime={startTime}>
          {formatTime(startTime, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
      <p className={styles.team}>
        <span>{home}</span>
        {homeRuns !== undefined && homeRuns !== '' && <b title={t('score')}>{homeRuns}</b>}
      </p>
      <p className={styles.team}>
        <span>{away}</span>
        {awayRuns !== undefined && <b title={t('score')}>{awayRuns}</b>}
      </p>
    </div>
  );
}
