import { useTranslation } from 'react-i18next';
import { DAY_AND_TIME, formatTime } from '#app/i18n/format.ts';
import { DrawCount } from './draw-count.tsx';
import type { DrawPhase } from './draw-phase.ts';
import type { DrawTimes } from './draw-times.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './draw-status.module.css';

interface DrawStatusProps {
  readonly draw: DrawTimes;
  readonly phase: DrawPhase;
  readonly now: number;
}

/** The current draw, its phase and the time until the next step. Screen readers get changes of the phase, not the seconds. */
export function DrawStatus({ draw, phase, now }: DrawStatusProps) {
  const { t, i18n } = useTranslation('lottery');
  return (
    <div className={styles.status} data-phase={phase} data-testid="draw-status">
      <div className={styles.draw}>
        <strong className={styles.number}>{t('draw.number', { number: draw.number })}</strong>
        <time dateTime={draw.drawTime} className={muted.small}>
          {t('draw.time', { time: formatTime(draw.drawTime, i18n.language, DAY_AND_TIME) })}
        </time>
      </div>
      <p className={styles.phase} role="status">
        {t(`phase.${phase}`)}
      </p>
      <div className={styles.count}>
        <DrawCount draw={draw} phase={phase} now={now} />
      </div>
    </div>
  );
}
