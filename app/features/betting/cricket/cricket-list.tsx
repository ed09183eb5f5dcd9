import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fillPath, paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { byCategory } from './by-category.ts';
import { useListCricketQuery } from './cricket-api.ts';
import { CricketHead } from './cricket-head.tsx';
import { CricketOffers } from './cricket-offers.tsx';
import * as styles from './cricket.module.css';

const POLL_MS = 10_000;

/** Live and upcoming cricket matches, each with its first category. The page of a match has the others. */
export function CricketList() {
  const { t } = useTranslation(['cricket', 'shell']);
  const { currentData, isError, refetch } = useListCricketQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className={styles.page}>
      {isError && (
        <LoadFailed
          text={currentData === undefined ? t('cricket:failed') : t('cricket:late')}
          action={
            <Button look="quiet" onClick={() => void refetch()}>
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      {currentData === undefined && !isError && <Skeleton rows={6} label={t('cricket:loading')} />}
      {currentData?.length === 0 && <p className={styles.empty}>{t('cricket:empty')}</p>}
      <ul className={styles.list}>
        {currentData?.map((match) => {
          const [first] = byCategory(match);
          const { matchId, home, away } = match;
          return (
            <li key={matchId} className={styles.card} data-testid="cricket-match">
              <CricketHead match={match} />
              {first !== undefined && <CricketOffers match={match} category={first} />}
              <Link
                className={styles.link}
                to={fillPath(paths.cricketMatch, { matchId })}
                aria-label={t('cricket:open', { home, away })}
              >
                {t('cricket:all', { count: Object.keys(match.bets).length })}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
