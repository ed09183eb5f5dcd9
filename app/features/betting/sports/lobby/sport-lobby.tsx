import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SLIP_SPORTS, useAvailability } from '#app/features/around/availability/index.ts';
import { useMatchLists, type MatchSource } from '#app/features/betting/matches/index.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { RowsSkeleton } from '#app/features/betting/sports/row/rows-skeleton.tsx';
import { arrange } from './arrange.ts';
import { factsOf } from './lobby-facts.ts';
import { filterMatches, isFiltered, type Phase } from './lobby-filter.ts';
import type { LobbySport } from './lobby-sports.ts';
import { LobbyTools } from './lobby-tools.tsx';
import { useRowRoom } from '#app/features/betting/sports/row/use-row-room.ts';
import { MatchRows } from './match-rows.tsx';
import { OddsNews } from '#app/features/betting/sports/row/odds-news.tsx';
import { SportTabs } from './sport-tabs.tsx';
import { useFavourites } from '#app/features/betting/sports/row/use-favourites.ts';
import { useLobbyFilter } from './use-lobby-filter.ts';
import { useWords } from '#app/features/betting/sports/row/use-words.ts';
import * as empty from '#app/ui/empty.module.css';
import * as styles from './sport-lobby.module.css';

const NONE: readonly string[] = [];

/** The matches of a sport, or of all, that can be bet on. */
export function SportLobby({ sport }: { readonly sport: LobbySport | 'all' }) {
  const { t } = useTranslation('sports');
  const words = useWords();
  const sources = useSources(sport);
  const favourites = useFavourites();
  const [filter, onChange] = useLobbyFilter();
  const { matches, total, isWhole, first, status, error, retry } = useMatchLists(sources, filter.view);
  const shown = useRef(NONE);
  const onShown = useCallback((ids: readonly string[]) => void (shown.current = ids), []);
  const shownIds = useCallback(() => shown.current, []);
  // Typing does not wait for the list to render.
  const applied = useDeferredValue(filter);
  const room = useRowRoom(applied.market);
  const entries = useMemo(
    () => arrange(filterMatches(matches, applied, favourites), applied.view, room, first),
    [matches, applied, favourites, room, first],
  );
  // While the list is read, in windows of 40, its length is what the upstream says.
  const count = isWhole ? entries.length : isFiltered(applied) ? undefined : total;
  // No number that grows while the list is read: the upstream says how many there are in all.
  const counts = useMemo(() => {
    if (!isWhole) return !isFiltered(applied) && total !== undefined ? { all: total } : {};
    const of = (phase: Phase) => filterMatches(matches, { ...applied, phase }, favourites).length;
    return { all: of('all'), live: of('live'), pre: of('pre') };
  }, [matches, isWhole, total, applied, favourites]);
  const facts = useMemo(() => factsOf(matches, room.markets, words), [matches, room.markets, words]);
  const failed = (status === 'late' || status === 'failed') && (
    <LoadFailed text={t('failed')} beside={matches.length > 0 && t('late')} error={error} onRetry={retry} />
  );
  const note = sport === 'bd' ? 'bdNote' : sport === '365sports' ? 'feedNote' : undefined;
  // Of several sports, one that answers later would push the others down.
  const isLoading = status !== 'ready' && (matches.length === 0 || (total === undefined && failed === false));
  // What fits may be in a part of the list that is still to come.
  const mayCome = isLoading || (entries.length === 0 && !isWhole);
  return (
    <div className={styles.lobby}>
      <SportTabs />
      {note !== undefined && <p className={styles.note}>{t(note)}</p>}
      {failed}
      {!(isLoading && failed !== false) && (
        <LobbyTools
          facts={facts}
          shown={isLoading ? undefined : count}
          counts={isLoading ? {} : counts}
          isWhole={isWhole}
          filter={filter}
          onChange={onChange}
          isNarrow={'only' in room}
          words={words}
        />
      )}
      {mayCome && failed === false && <RowsSkeleton label={t('loading')} />}
      {!mayCome && entries.length === 0 && (
        <p className={empty.empty}>{t(matches.length === 0 ? 'empty' : 'nothingFits')}</p>
      )}
      {!isLoading && entries.length > 0 && (
        <MatchRows
          entries={entries}
          sources={sources}
          view={applied.view}
          room={room}
          favourites={favourites}
          words={words}
          isReadOnly={sport === '365sports'}
          withSport={sport === 'all' && applied.view === 'time'}
          onShown={onShown}
          count={count}
        />
      )}
      {!isLoading && <OddsNews shownIds={shownIds} words={words} />}
    </div>
  );
}

/** The lists of a lobby; of all sports, those that are open now. */
function useSources(sport: LobbySport | 'all'): readonly MatchSource[] {
  const { stateOf } = useAvailability();
  return useMemo(
    () => (sport === 'all' ? SLIP_SPORTS.filter((each) => stateOf(each) === 'active') : [sport]),
    [sport, stateOf],
  );
}
