import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fillPath, paths } from '#app/paths.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { useAsksGuest } from '#app/features/account/session/index.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { Game } from '#app/features/around/games/games-api.ts';
import type { Provider } from '#app/features/around/games/providers.ts';
import * as styles from '#app/features/around/games/games.module.css';

interface GameCardProps {
  readonly type: Provider;
  readonly game: Game;
  readonly isMarked: boolean;
  readonly onMark: () => void;
}

/** A game in a list, inside its list item: picture and name link to it; the star marks it as a favourite. */
export function GameCard({ type, game, isMarked, onMark }: GameCardProps) {
  const { t } = useTranslation('games');
  const { statesReturn } = useRules();
  const to = fillPath(paths.playGame, { type, id: game.id });
  return (
    <>
      <Link to={to} className={styles.link} onClick={useAsksGuest(to)}>
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
