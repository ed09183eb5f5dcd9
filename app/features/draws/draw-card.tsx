import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fillPath, paths } from '#app/paths.ts';
import type { DrawPhase } from './draw-phase.ts';
import { DrawStatus } from './draw-status.tsx';
import type { DrawGame, DrawTimes } from './draw-times.ts';
import * as styles from './draw-card.module.css';

interface DrawCardProps {
  readonly game: DrawGame;
  readonly isLast: boolean;
  readonly times: DrawTimes | undefined;
  readonly phase: DrawPhase | undefined;
  readonly now: number;
  /** What is said while there is no draw: it is on its way, or could not be loaded. */
  readonly instead: ReactNode;
  /** The last result. */
  readonly children: ReactNode;
}

/** A lottery in the lobby: how its draw stands and what came last. */
export function DrawCard({ game, isLast, times, phase, now, instead, children }: DrawCardProps) {
  const { t } = useTranslation('lottery');
  const name = t(`game.${game}`);
  return (
    <li className={styles.card} data-testid={`lottery-${game}`}>
      <header className={styles.head}>
        <h2>
          <Link to={fillPath(paths.lotteryGame, { game })} className={styles.link}>
            {name}
          </Link>
        </h2>
        {isLast && <span className={styles.last}>{t('lastPlayed')}</span>}
      </header>
      {times !== undefined && phase !== undefined ? <DrawStatus draw={times} phase={phase} now={now} /> : instead}
      {children}
    </li>
  );
}
