import { useTranslation } from 'react-i18next';
import type { Draw } from '#contract/entities/lottery.ts';
import { formatTime } from '#app/i18n/format.ts';
import { DrawBalls, hasNumbers } from './draw-balls.tsx';
import { drawZodiac } from './draw-zodiac.ts';
import * as styles from './draw-history.module.css';

const WHEN = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** The latest draws; what is missing of one is said in its row. */
export function DrawHistory({ draws }: { readonly draws: readonly Draw[] }) {
  const { t, i18n } = useTranslation('lottery');
  return (
    <details className={styles.history}>
      <summary className={styles.summary}>{t('result.history')}</summary>
      <ol className={styles.rows}>
        {draws.map((draw) => (
          <li key={draw.match_id} className={styles.row}>
            <span className={styles.draw}>
              <strong>{t('draw.number', { number: draw.draw_number })}</strong>
              <time dateTime={draw.draw_time}>{formatTime(draw.draw_time, i18n.language, WHEN)}</time>
              {drawZodiac(draw) === undefined && <span className={styles.wrong}>{t('zodiac.unknownDraw')}</span>}
            </span>
            {hasNumbers(draw) ? (
              <DrawBalls draw={draw} size="small" />
            ) : (
              <span className={styles.wrong}>
                {t(draw.state === 'cancelled' ? 'phase.cancelled' : 'phase.resultMissing')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
