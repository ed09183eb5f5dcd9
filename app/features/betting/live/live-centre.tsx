import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SportGame } from '#contract/entities';
import { CricketRows, listedCricket, useCricketList } from '#app/features/betting/cricket/index.ts';
import { useMatchLists } from '#app/features/betting/matches/index.ts';
import {
  arrange,
  arrangeBySport,
  arrangeSoon,
  leagueKey,
  MatchRows,
  NO_FILTER,
  OddsNews,
  RowsSkeleton,
  SportTabs,
  useFavourites,
  InPlayPanel,
  InPlayPill,
  useInPlayNote,
  useRowRoom,
  useWords,
} from '#app/features/betting/sports/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import * as pills from '#app/ui/pills.module.css';
import * as hidden from '#app/ui/visually-hidden.module.css';
import { ChoicePills } from '#app/ui/choice/choice-pills.tsx';
import { PopularPicks } from './popular-picks.tsx';
import { growingSport, isShown, nextOf, readShow, SHOWS, SOON_MS, type Show } from './shows.ts';
import { useServerMinute } from './use-server-minute.ts';
import * as empty from '#app/ui/empty.module.css';
import * as styles from './live-centre.module.css';

export type LiveSport = SportGame | 'cricket';

const NONE: readonly never[] = [];
const ALL = 'all';
const ignore = () => undefined;

interface LiveCentreProps {
  /** In the brand's order: those that are open, and whose bets are taken in the player's region. */
  readonly sports: readonly LiveSport[];
  /** Whether the page shows what many bet on; not to a player on a break. */
  readonly mayUrge?: boolean;
}

/**
 * What is live in all sports, what starts soon, and the player's favourites, each in one list. It reads the lists of the lobbies: a player who
 * comes from one asks for nothing twice.
 */
export function LiveCentre({ sports, mayUrge = true }: LiveCentreProps) {
  const { t } = useTranslation('sports');
  const words = useWords();
  const { language } = words;
  const favourites = useFavourites();
  const room = useRowRoom(NO_FILTER.market);
  const note = useInPlayNote();
  const now = useServerMinute();
  const [address, setAddress] = useSearchParams();
  const show = readShow(address.get('show'));
  const only = sports.find((sport) => sport === address.get('sport'));
  const games = useMemo(() => sports.filter((sport) => sport !== 'cricket'), [sports]);
  const hasCricket = sports.includes('cricket');
  const lists = useMatchLists(games);
  const cricketList = useCricketList({ skip: !hasCricket });
  const cricket = (hasCricket ? cricketList.matches : undefined) ?? NONE;
  const shownIds = useRef<readonly string[]>(NONE);
  const onShown = useCallback((ids: readonly string[]) => void (shownIds.current = ids), []);
  const readIds = useCallback(() => shownIds.current, []);

  const found = useMemo(() => {
    const listed = ({ match_id: id, state, start_time: start, ...match }: (typeof lists.matches)[number]) => ({
      id,
      state,
      start,
      league: leagueKey(match),
    });
    const of = (each: Show) => ({
      matches: lists.matches.filter((match) => isShown(listed(match), each, now, favourites)),
      cricket: cricket.filter((match) => isShown(listedCricket(match), each, now, favourites)),
    });
    return { live: of('live'), soon: of('soon'), favourites: of('favourites') };
  }, [lists.matches, cricket, now, favourites]);
  const { matches } = found[show];
  const chosen = games.filter((game) => only === undefined || game === only);
  const growing = show === 'live' ? growingSport(chosen, lists.partial, lists.matches) : undefined;
  const entries = useMemo(() => {
    const own = only === undefined ? matches : matches.filter(({ game }) => game === only);
    if (show !== 'live') return arrange(own, show === 'soon' ? 'time' : 'day', room);
    return arrangeBySport(own, growing === undefined ? games : games.slice(0, games.indexOf(growing) + 1), room);
  }, [matches, only, show, games, growing, room]);
  // A quiet hour has few live matches: what starts next fills the page.
  const next = useMemo(() => {
    if (show !== 'live' || growing !== undefined) return NONE;
    const ofSport = lists.matches.filter(({ game }) => only === undefined || game === only);
    const toCome = ofSport.filter(({ state }) => state === 'scheduled');
    const live = found.live.matches.filter(({ game }) => only === undefined || game === only);
    return arrangeSoon(nextOf(toCome, live.length, now + SOON_MS), now + SOON_MS);
  }, [lists.matches, found, only, show, growing, now]);
  const hasCricketPlace =
    (only === undefined || only === 'cricket') && (growing === undefined || sports[0] === 'cricket');
  const cricketShown = hasCricketPlace ? found[show].cricket : NONE;

  const set = (name: string, value: string, usual: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === usual) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  // No number that grows while the lists are read.
  const isWhole = (games.length === 0 || lists.isWhole) && (!hasCricket || cricketList.matches !== undefined);
  const counted = (count: number) => (isWhole ? formatCount(String(count), language) : undefined);
  const countOf = (sport: LiveSport) =>
    sport === 'cricket' ? found[show].cricket.length : matches.filter(({ game }) => game === sport).length;
  const status = games.length === 0 ? 'ready' : lists.status;
  const isLate = status === 'late' || status === 'failed' || (hasCricket && cricketList.isError);
  const isNothing = lists.matches.length === 0 && cricket.length === 0;
  // Sports have their order: one that answers late would push the others down.
  const isAnswered =
    (games.length === 0 || lists.total !== undefined) && (!hasCricket || cricketList.matches !== undefined);
  const shown = entries.length + cricketShown.length;
  // What is asked for may be in a part of the lists that is still to come.
  const isLoading = !isLate && (!isAnswered || (shown === 0 && !isWhole));
  const cricketRows = cricketShown.length > 0 && (
    <section aria-label={t('sport.cricket')}>
      <CricketRows matches={cricketShown} favourites={favourites} isWide={'groups' in room} withSport />
    </section>
  );
  return (
    <div className={styles.centre}>
      <SportTabs />
      {isLate && (
        <LoadFailed
          text={t('failed')}
          beside={!isNothing && t('late')}
          error={lists.error ?? cricketList.error}
          onRetry={() => {
            lists.retry();
            if (hasCricket) cricketList.refetch();
          }}
        />
      )}
      <div className={pills.row}>
        <InPlayPill note={note} />
        <ChoicePills
          label={t('centre.show')}
          options={SHOWS.map((value) => ({
            value,
            text: value === 'favourites' ? t('favourites.only') : t(`centre.${value}`),
            count: counted(found[value].matches.length + found[value].cricket.length),
          }))}
          chosen={show}
          onChoose={(value) => set('show', value, 'live')}
        />
        {sports.length > 1 && (
          <ChoicePills
            label={t('centre.sport')}
            options={[
              { value: ALL, text: t('sport.all') },
              ...sports.map((sport) => ({
                value: sport,
                text: t(`sport.${sport}`),
                count: counted(countOf(sport)),
              })),
            ]}
            chosen={only ?? ALL}
            onChoose={(value) => set('sport', value, ALL)}
          />
        )}
      </div>
      <InPlayPanel note={note} />
      {isLoading ? (
        <RowsSkeleton label={t('loading')} />
      ) : (
        <>
          <p role="status" className={hidden.hidden}>
            {isWhole && t('count', { count: shown, shown: formatCount(String(shown), language) })}
          </p>
          {shown === 0 && isWhole && <p className={empty.empty}>{t(`centre.${NOTHING[show]}`)}</p>}
          {sports[0] === 'cricket' && cricketRows}
          {entries.length > 0 && (
            <MatchRows
              entries={entries}
              sources={games}
              view={show === 'soon' ? 'time' : 'day'}
              room={room}
              favourites={favourites}
              words={words}
              isReadOnly={false}
              withSport={show === 'soon'}
              onShown={onShown}
              count={isWhole ? entries.length : undefined}
            />
          )}
          {sports[0] !== 'cricket' && cricketRows}
          {next.length > 0 && (
            <MatchRows
              entries={next}
              sources={games}
              view="time"
              room={room}
              favourites={favourites}
              words={words}
              isReadOnly={false}
              withSport
              label={t('centre.soon')}
              onShown={ignore}
              count={isWhole ? next.length : undefined}
            />
          )}
          {mayUrge && show === 'live' && only === undefined && isWhole && (
            <PopularPicks matches={lists.matches} games={games} words={words} />
          )}
          <OddsNews shownIds={readIds} words={words} />
        </>
      )}
    </div>
  );
}

const NOTHING = { live: 'noneLive', soon: 'noneSoon', favourites: 'noneFavourites' } as const;
