import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fillPath, paths } from '#app/paths.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { Game } from './games-api.ts';
import type { Provider } from './providers.ts';
import * as styles from './games.module.css';

interface GameCardProps {
  readonly type: Provider;
  readonly game: Game;
  readonly isMarked: boolean;
  readonly onMark: () => void;
}

/** A game of a list, for the item that it stands in: its picture and name lead to it; the star keeps it. */
export function GameCard({ type, game, isMarked, onMark }: GameCardProps) {
  const { t } = useTranslation('games');
  const { statesReturn } = useRules();
  return (
    <>
      <Link to={fillPath(paths.playGame, { type, id: game.id })} className={styles.link}>
        <span className={styles.cover}>
          <Picture src={game.pic} alt="" width={300} height={300} className={styles.picture} />
        </span>
        <span className={styles.name}>{game.name}</span>
        {statesReturn && game.rtp !== undefined && (
          <span className={styles.return}>{t('return', { percent: game.rtp })}</span>
        )}
      </Link>
      <button
        type="button"
        className={styles.star}
        aria-pressed={isMarked}
        aria-label={t('favourite', { name: game.name })}
        onClick={onMark}
      >
        <Star size={18} aria-hidden="true" />
      </button>
    </>
  );
}
