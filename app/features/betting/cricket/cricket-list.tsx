import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  filterListed,
  LobbyTools,
  SportTabs,
  useFavourites,
  useLobbyFilter,
  useWords,
  WIDE_ROW,
} from '#app/features/betting/sports/index.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useMedia } from '#app/ui/use-media.ts';
import { useCricketList } from './cricket-api.ts';
import { CricketCard } from './cricket-card.tsx';
import { cricketFacts, listedCricket } from './cricket-filter.ts';
import * as styles from './cricket.module.css';

/** The lobby of cricket: the row of sports, search and filters of the other lobbies, and its matches. */
export function CricketList() {
  const { t } = useTranslation(['cricket', 'sports', 'shell']);
  const words = useWords();
  const favourites = useFavourites();
  const isWide = useMedia(WIDE_ROW);
  const [filter, onChange] = useLobbyFilter();
  const applied = useDeferredValue(filter);
  const { matches, isError, refetch } = useCricketList();
  const facts = useMemo(() => cricketFacts(matches ?? []), [matches]);
  const shown = useMemo(
    () => filterListed(matches ?? [], listedCricket, applied, favourites),
    [matches, applied, favourites],
  );
  return (
    <div className={styles.page}>
      <SportTabs />
      {isError && (
        <LoadFailed
          text={matches === undefined ? t('cricket:failed') : t('cricket:late')}
          action={
            <Button look="quiet" onClick={refetch}>
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      {matches === undefined && !isError && <Skeleton rows={6} label={t('cricket:loading')} />}
      {matches !== undefined && (
        <>
          <LobbyTools
            facts={facts}
            shown={shown.length}
            filter={filter}
            onChange={onChange}
            isNarrow={!isWide}
            words={words}
          />
          {shown.length === 0 && (
            <p className={styles.empty}>{t(matches.length === 0 ? 'cricket:empty' : 'sports:nothingFits')}</p>
          )}
        </>
      )}
      <ul className={styles.list}>
        {shown.map((match) => (
          <li key={match.matchId}>
            <CricketCard match={match} isStarred={favourites.matches.includes(match.matchId)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
