import { useTranslation } from 'react-i18next';
import { unreadText } from '#app/api/refusals/beside.ts';
import { Link } from 'react-router-dom';
import { fillPath, paths } from '#app/paths.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { DrawStatus } from './draw-status.tsx';
import type { DrawGame } from './draw-times.ts';
import type { DrawList } from './use-draw-list.ts';
import type { Elements } from '#app/ui/elements.ts';
import * as styles from './draw-card.module.css';

interface DrawCardProps {
  readonly game: DrawGame;
  readonly isLast: boolean;
  readonly draws: DrawList<unknown>;
  /** The last result. */
  readonly children: Elements;
}

/** A lottery in the lobby: the phase of its draw and the last result. */
export function DrawCard({ game, isLast, draws, children }: DrawCardProps) {
  const { t } = useTranslation('lottery');
  const { times, phase, now, isLoading, isError, error } = draws;
  const name = t(`game.${game}`);
  const none = isError ? unreadText(error, t('failed')) : t('draw.none');
  const instead = isLoading ? <Skeleton rows={1} label={t('loading')} /> : <p>{none}</p>;
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
