import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SLIP_SPORTS, useAvailability } from '#app/features/around/availability/index.ts';
import { PROVIDERS, useListGamesQuery, useListLiveQuery, type Provider } from '#app/features/around/games/index.ts';
import { useListCricketQuery } from '#app/features/betting/cricket/index.ts';
import { useMatchLists } from '#app/features/betting/matches/index.ts';
import { indexEntries, type SearchIndex } from './find-entries.ts';
import { entriesOfCricket, entriesOfMatches, type EntryWords } from './match-entries.ts';
import { formatTime } from '#app/i18n/format.ts';
import { fillPath, paths } from '#app/paths.ts';
import { usePageEntries } from './use-page-entries.ts';

const MOMENT = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const NONE: readonly never[] = [];

/**
 * Everything that can be found. Matches and games are read once something is searched for, in the calls and caches of their own
 * pages: the search asks for nothing that those would not ask for.
 */
export function useSearchEntries(isAsked: boolean): { readonly index: SearchIndex; readonly isLoading: boolean } {
  const { t, i18n } = useTranslation(['shell', 'sports']);
  const { language } = i18n;
  const { stateOf } = useAvailability();
  const isSkipped = (game: Parameters<typeof stateOf>[0]) => ({ skip: !isAsked || stateOf(game) !== 'active' });
  const sources = useMemo(
    () => (isAsked ? SLIP_SPORTS.filter((sport) => stateOf(sport) === 'active') : NONE),
    [isAsked, stateOf],
  );
  const { matches, status } = useMatchLists(sources);
  const cricket = useListCricketQuery(undefined, isSkipped('cricket'));
  const pg = useListGamesQuery('pgGame', isSkipped('pgGames'));
  const tada = useListGamesQuery('tadaGame', isSkipped('tadaGames'));
  const noah = useListGamesQuery('noah', isSkipped('noah'));
  const live = useListLiveQuery(language, isSkipped('winfinity'));
  const pages = usePageEntries();
  const index = useMemo(() => {
    const words: EntryWords = {
      sport: (sport) => t(`sports:sport.${sport}`),
      versus: (home, away) => t('sports:versus', { home, away }),
      when: ({ start, isLive }) => (isLive ? t('sports:live') : formatTime(start, language, MOMENT)),
    };
    const gamesOf = (type: Provider, games: typeof pg.currentData = []) =>
      games.map(({ id, name }) => ({
        kind: 'games' as const,
        to: fillPath(paths.playGame, { type, id }),
        title: name,
        note: PROVIDERS[type].name,
      }));
    return indexEntries([
      ...pages,
      ...entriesOfMatches(matches, words),
      ...entriesOfCricket(cricket.currentData ?? NONE, words),
      ...gamesOf('pgGame', pg.currentData),
      ...gamesOf('tadaGame', tada.currentData),
      ...gamesOf('noah', noah.currentData),
      ...(live.currentData ?? NONE).map(({ id, name }) => ({
        kind: 'games' as const,
        // They are launched by the cards of their page.
        to: `${paths.liveGames}?of=${encodeURIComponent(id)}`,
        title: name,
        note: t('shell:nav.liveGames'),
      })),
    ]);
  }, [
    t,
    language,
    pages,
    matches,
    cricket.currentData,
    pg.currentData,
    tada.currentData,
    noah.currentData,
    live.currentData,
  ]);
  const isLoading =
    status === 'loading' ||
    status === 'partial' ||
    [cricket, pg, tada, noah, live].some(({ isLoading: isFirst }) => isFirst);
  return { index, isLoading };
}
