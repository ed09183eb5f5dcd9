import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  filterListed,
  LobbyTools,
  RowsSkeleton,
  SportTabs,
  useFavourites,
  useLobbyFilter,
  useWords,
  WIDE_ROW,
} from '#app/features/betting/sports/index.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { useMedia } from '#app/ui/use-media.ts';
import { useCricketList } from './cricket-api.ts';
import { useDoesStand } from './cricket-clocks.ts';
import { CricketRows } from './cricket-rows.tsx';
import { cricketFacts, listedCricket } from './cricket-filter.ts';
import * as empty from '#app/ui/empty.module.css';
import * as styles from './cricket-list.module.css';

/** The lobby of cricket: the row of sports, search and filters of the other lobbies, and its matches. */
export function CricketList() {
  const { t } = useTranslation(['cricket', 'sports']);
  const words = useWords();
  const favourites = useFavourites();
  const isWide = useMedia(WIDE_ROW);
  const [filter, onChange] = useLobbyFilter();
  const applied = useDeferredValue(filter);
  const { matches, readAt, isError, error, refetch } = useCricketList();
  const isLate = useDoesStand(matches, readAt);
  const facts = useMemo(() => cricketFacts(matches ?? []), [matches]);
  const shown = useMemo(
    () => filterListed(matches ?? [], listedCricket, applied, favourites),
    [matches, applied, favourites],
  );
  const counts = useMemo(() => {
    const of = (phase: 'all' | 'live' | 'pre') =>
      filterListed(matches ?? [], listedCricket, { ...applied, phase }, favourites).length;
    return matches === undefined ? {} : { all: of('all'), live: of('live'), pre: of('pre') };
  }, [matches, applied, favourites]);
  return (
    <div className={styles.list}>
      <SportTabs />
      {(isError || isLate) && (
        <LoadFailed
          text={t('cricket:failed')}
          beside={matches !== undefined && t('cricket:late')}
          error={error}
          onRetry={refetch}
        />
      )}
      {!(isError && matches === undefined) && (
        <LobbyTools
          facts={facts}
          shown={matches && shown.length}
          counts={counts}
          filter={filter}
          onChange={onChange}
          isNarrow={!isWide}
          words={words}
        />
      )}
      {matches === undefined && !isError && <RowsSkeleton label={t('cricket:loading')} />}
      {matches !== undefined && shown.length === 0 && (
        <p className={empty.empty}>{t(matches.length === 0 ? 'cricket:empty' : 'sports:nothingFits')}</p>
      )}
      <CricketRows matches={shown} favourites={favourites} isWide={isWide} />
    </div>
  );
}
