import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SLIP_SPORTS, useAvailability } from '#app/features/around/availability/index.ts';
import { useMatchLists, type MatchSource } from '#app/features/betting/matches/index.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { InPlayNote } from '#app/features/betting/sports/in-play-note.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useMedia } from '#app/ui/use-media.ts';
import { arrange } from './arrange.ts';
import { factsOf } from './lobby-facts.ts';
import { filterMatches } from './lobby-filter.ts';
import type { LobbySport } from './lobby-sports.ts';
import { LobbyTools } from './lobby-tools.tsx';
import { WIDE_ROW } from '#app/features/betting/sports/row/match-row.tsx';
import { MatchRows } from './match-rows.tsx';
import { OddsNews } from '#app/features/betting/sports/row/odds-news.tsx';
import { SportTabs } from './sport-tabs.tsx';
import { useFavourites } from '#app/features/betting/sports/row/use-favourites.ts';
import { useLobbyFilter } from './use-lobby-filter.ts';
import { useWords } from '#app/features/betting/sports/row/use-words.ts';
import * as styles from './sport-lobby.module.css';

const NONE: readonly string[] = [];

/** The matches of a sport, or of all, that can be bet on. */
export function SportLobby({ sport }: { readonly sport: LobbySport | 'all' }) {
  const { t } = useTranslation(['sports', 'shell']);
  const words = useWords();
  const sources = useSources(sport);
  const { matches, status, retry } = useMatchLists(sources);
  const favourites = useFavourites();
  const isWide = useMedia(WIDE_ROW);
  const [filter, onChange] = useLobbyFilter();
  const shown = useRef(NONE);
  const onShown = useCallback((ids: readonly string[]) => void (shown.current = ids), []);
  const shownIds = useCallback(() => shown.current, []);
  // Typing does not wait for the list to render.
  const applied = useDeferredValue(filter);
  const entries = useMemo(
    () => arrange(filterMatches(matches, applied, favourites), applied.view),
    [matches, applied, favourites],
  );
  const facts = useMemo(() => factsOf(matches, words), [matches, words]);
  const failed = (status === 'late' || status === 'failed') && (
    <LoadFailed
      text={matches.length === 0 ? t('sports:failed') : t('sports:late')}
      action={
        <Button look="quiet" onClick={retry}>
          {t('shell:retry')}
        </Button>
      }
    />
  );
  return (
    <div className={styles.lobby}>
      <SportTabs />
      <InPlayNote />
      {sport === 'bd' && <Notice kind="info">{t('sports:bdNote')}</Notice>}
      {sport === '365sports' && <Notice kind="info">{t('sports:feedNote')}</Notice>}
      {failed}
      {matches.length === 0 && status !== 'ready' ? (
        failed === false && <Skeleton rows={8} label={t('sports:loading')} />
      ) : (
        <>
          <LobbyTools
            facts={facts}
            shown={entries.length}
            filter={filter}
            onChange={onChange}
            isNarrow={!isWide}
            words={words}
          />
          {entries.length === 0 ? (
            <p className={styles.empty}>{t(matches.length === 0 ? 'sports:empty' : 'sports:nothingFits')}</p>
          ) : (
            <MatchRows
              entries={entries}
              sources={sources}
              view={applied.view}
              only={isWide ? undefined : applied.market}
              favourites={favourites}
              words={words}
              isReadOnly={sport === '365sports'}
              onShown={onShown}
            />
          )}
          <OddsNews shownIds={shownIds} words={words} />
        </>
      )}
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
