import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CricketMatch } from '#contract/entities';
import { favouriteMatchToggled, StarButton } from '#app/features/betting/sports/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { byCategory } from './by-category.ts';
import { CricketHead } from './cricket-head.tsx';
import { CricketOffers } from './cricket-offers.tsx';
import * as styles from './cricket.module.css';

/** A match of a list, with its first category and a star; its page has the others. */
export function CricketCard({ match, isStarred }: { readonly match: CricketMatch; readonly isStarred: boolean }) {
  const { t } = useTranslation(['cricket', 'sports']);
  const dispatch = useAppDispatch();
  const [first] = byCategory(match);
  const { matchId, home, away } = match;
  return (
    <div className={styles.card} data-testid="cricket-match">
      <div className={styles.top}>
        <CricketHead match={match} />
        <StarButton
          label={t('sports:favourites.match', { home, away })}
          isOn={isStarred}
          onToggle={() => dispatch(favouriteMatchToggled(matchId))}
        />
      </div>
      {first !== undefined && <CricketOffers match={match} category={first} />}
      <Link
        className={styles.link}
        to={fillPath(paths.cricketMatch, { matchId })}
        aria-label={t('cricket:open', { home, away })}
      >
        {t('cricket:all', { count: Object.keys(match.bets).length })}
      </Link>
    </div>
  );
}
