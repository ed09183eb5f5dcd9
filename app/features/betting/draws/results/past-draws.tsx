import { useTranslation } from 'react-i18next';
import { DAY_AND_TIME, formatTime } from '#app/i18n/format.ts';
import type { DrawTimes } from '#app/features/betting/draws/clock/draw-times.ts';
import { Fold } from './fold.tsx';
import type { Elements } from '#app/ui/elements.ts';
import * as styles from './past-draws.module.css';

/** A past draw in the list. */
export interface PastDraw {
  readonly times: DrawTimes;
  readonly name: string;
  /** Another problem with it. */
  readonly problem?: string | undefined;
  readonly result: Elements;
}

/** The latest draws, folded. A row says what is missing of its draw. */
export function PastDraws({ title, draws }: { readonly title: string; readonly draws: readonly PastDraw[] }) {
  const { t, i18n } = useTranslation('lottery');
  return (
    <Fold title={title}>
      <ol className={styles.rows}>
        {draws.map(({ times, name, problem, result }) => (
          <li key={times.id} className={styles.row}>
            <span className={styles.draw}>
              <strong>{name}</strong>
              <time dateTime={times.drawTime}>{formatTime(times.drawTime, i18n.language, DAY_AND_TIME)}</time>
              {problem !== undefined && <span className={styles.wrong}>{problem}</span>}
            </span>
            {times.hasResult ? (
              result
            ) : (
              <span className={styles.wrong}>
                {t(times.state === 'cancelled' ? 'phase.cancelled' : 'phase.resultMissing')}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
