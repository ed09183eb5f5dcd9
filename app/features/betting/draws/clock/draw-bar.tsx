import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DAY_AND_TIME, formatCount, formatTime } from '#app/i18n/format.ts';
import { injectedDrawSlip } from '#app/features/betting/draws/slip/draw-slip-slice.ts';
import { paths } from '#app/paths.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import * as page from '#app/ui/page-bar.module.css';
import { DrawCount } from './draw-count.tsx';
import type { DrawPhase } from './draw-phase.ts';
import type { DrawGame, DrawTimes } from './draw-times.ts';
import * as styles from './draw-bar.module.css';

interface DrawBarProps {
  readonly game: DrawGame;
  /** Undefined while no draw is known. */
  readonly draw: DrawTimes | undefined;
  readonly phase: DrawPhase | undefined;
  readonly now: number;
}

/** The bar of the page of a lottery or race, which stays in view: draw, phase, time until it closes, number of picks. */
export function DrawBar({ game, draw, phase, now }: DrawBarProps) {
  const { t, i18n } = useTranslation('lottery');
  const slip = useAppSelector(injectedDrawSlip.selectSlice);
  const count = slip.game === game ? slip.items.length : 0;
  return (
    <header className={`${page.bar} ${styles.bar}`} data-phase={phase} data-testid="draw-status">
      <Link to={paths.lottery} className={page.back} aria-label={t('allGames')} title={t('allGames')}>
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
      {draw !== undefined && phase !== undefined && (
        <>
          <div className={styles.draw}>
            <p className={styles.line}>
              <strong>{t('draw.number', { number: draw.number })}</strong>{' '}
              <time dateTime={draw.drawTime} className={styles.time}>
                {t('draw.time', { time: formatTime(draw.drawTime, i18n.language, DAY_AND_TIME) })}
              </time>
            </p>
            <p className={styles.phase} role="status">
              {t(`phase.${phase}`)}
            </p>
          </div>
          <DrawCount draw={draw} phase={phase} now={now} />
        </>
      )}
      {count > 0 && (
        <span className={styles.picks}>
          {t('selected', { count, shown: formatCount(String(count), i18n.language) })}
        </span>
      )}
    </header>
  );
}
