import { useTranslation } from 'react-i18next';
import { untilNext, type DrawPhase } from './draw-phase.ts';
import type { DrawTimes } from './draw-times.ts';
import { spanDuration, spanText } from './span-text.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './draw-count.module.css';

interface DrawCountProps {
  readonly draw: DrawTimes;
  readonly phase: DrawPhase;
  readonly now: number;
}

/** The time until the next step of a draw, where there is one. */
export function DrawCount({ draw, phase, now }: DrawCountProps) {
  const { t } = useTranslation('lottery');
  const left = untilNext(draw, now);
  if (left === undefined) return null;
  if (phase !== 'toCome' && phase !== 'open' && phase !== 'closing' && phase !== 'closed') return null;
  return (
    <p className={styles.count}>
      <span className={muted.tiny}>{t(`count.${phase}`)}</span>
      <time role="timer" aria-live="off" dateTime={spanDuration(left)} className={styles.clock}>
        {spanText(left)}
      </time>
    </p>
  );
}
