import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SportGame } from '#contract/entities';
import { CricketCard, listedCricket, useCricketList } from '#app/features/betting/cricket/index.ts';
import { useMatchLists } from '#app/features/betting/matches/index.ts';
import {
  arrange,
  arrangeBySport,
  InPlayNote,
  leagueKey,
  MatchRows,
  NO_FILTER,
  OddsNews,
  SportTabs,
  useFavourites,
  useWords,
  WIDE_ROW,
} from '#app/features/betting/sports/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Chips } from '#app/ui/chips.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Segments } from '#app/ui/segments.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useMedia } from '#app/ui/use-media.ts';
import { isShown, readShow, SHOWS, type Show } from './shows.ts';
import { useServerMinute } from './use-server-minute.ts';
import * as styles from './live-centre.module.css';

export type LiveSport = SportGame | 'cricket';

const NONE: readonly never[] = [];
const ALL = 'all';

interface LiveCentreProps {
  /** In the brand's order: those that are open, and whose bets are taken in the player's region. */
  readonly sports: readonly LiveSport[];
}

/**
 * What is live in all sports, what starts soon, and the player's favourites, each in one list. It reads the lists of the lobbies: whoever
 * comes from one asks for nothing twice.
 */
export function LiveCentre({ sports }: LiveCentreProps) {
  const { t } = useTranslation(['sports', 'shell']);
  const words = useWords();
  const { language } = words;
  const favourites = useFavourites();
  const isWide = useMedia(WIDE_ROW);
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
  const entries = useMemo(() => {
    const own = only === undefined ? matches : matches.filter(({ game }) => game === only);
    if (show === 'live') return arrangeBySport(own, games);
    return arrange(own, show === 'soon' ? 'time' : 'day');
  }, [matches, only, show, games]);
  const cricketCards = only === undefined || only === 'cricket' ? found[show].cricket : NONE;

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
  const counted = (text: string, count: number) => `${text} (${formatCount(String(count), language)})`;
  const countOf = (sport: LiveSport) =>
    sport === 'cricket' ? found[show].cricket.length : matches.filter(({ game }) => game === sport).length;
  const status = games.length === 0 ? 'ready' : lists.status;
  const isLate = status === 'late' || status === 'failed' || (hasCricket && cricketList.isError);
  const isNothing = lists.matches.length === 0 && cricket.length === 0;
  const isLoading = isNothing && (status === 'loading' || (hasCricket && cricketList.matches === undefined)) && !isLate;
  const cards = cricketCards.length > 0 && (
    <section aria-label={t('sports:sport.cricket')} className={styles.cricket}>
      <h2 className={styles.heading}>{t('sports:sport.cricket')}</h2>
      <ul className={styles.cards}>
        {cricketCards.map((match) => (
          <li key={match.matchId}>
            <CricketCard match={match} isStarred={favourites.matches.includes(match.matchId)} />
          </li>
        ))}
      </ul>
    </section>
  );
  const shown = entries.length + cricketCards.length;
  return (
    <div className={styles.centre}>
      <SportTabs />
      <InPlayNote />
      {isLate && (
        <LoadFailed
          text={isNothing ? t('sports:failed') : t('sports:late')}
          action={
            <Button
              look="quiet"
              onClick={() => {
                lists.retry();
                if (hasCricket) cricketList.refetch();
              }}
            >
              {t('shell:retry')}
            </Button>
          }
        />
      )}
      <Segments
        label={t('sports:centre.show')}
        options={SHOWS.map((value) => ({
          value,
          text: counted(
            value === 'favourites' ? t('sports:favourites.only') : t(`sports:centre.${value}`),
            found[value].matches.length + found[value].cricket.length,
          ),
        }))}
        chosen={show}
        onChoose={(value) => set('show', value, 'live')}
      />
      {sports.length > 1 && (
        <Chips
          label={t('sports:centre.sport')}
          options={[
            { value: ALL, text: t('sports:sport.all') },
            ...sports.map((sport) => ({ value: sport, text: counted(t(`sports:sport.${sport}`), countOf(sport)) })),
          ]}
          chosen={only ?? ALL}
          onChoose={(value) => set('sport', value, ALL)}
        />
      )}
      {isLoading ? (
        <Skeleton rows={8} label={t('sports:loading')} />
      ) : (
        <>
          <p role="status" className={styles.count}>
            {t('sports:count', { count: shown, shown: formatCount(String(shown), language) })}
          </p>
          {shown === 0 && <p className={styles.empty}>{t(`sports:centre.${NOTHING[show]}`)}</p>}
          {sports[0] === 'cricket' && cards}
          {entries.length > 0 && (
            <MatchRows
              entries={entries}
              sources={games}
              view={show === 'soon' ? 'time' : 'day'}
              only={isWide ? undefined : NO_FILTER.market}
              favourites={favourites}
              words={words}
              isReadOnly={false}
              withSport={show === 'soon'}
              onShown={onShown}
            />
          )}
          {sports[0] !== 'cricket' && cards}
          <OddsNews shownIds={readIds} words={words} />
        </>
      )}
    </div>
  );
}

const NOTHING = { live: 'noneLive', soon: 'noneSoon', favourites: 'noneFavourites' } as const;
