import { ArrowLeft } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Match, MatchDetails, SportGame } from '#contract/entities';
import { useMatch, useMatchBook, useMatchesNow } from '#app/features/betting/matches/index.ts';
import { MatchCentre, tracksOf, useMatchDetails, useRecordedPrices } from '#app/features/betting/match-centre/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { InPlayNote } from '#app/features/betting/sports/in-play-panel.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { favouriteMatchToggled } from '#app/features/betting/sports/row/favourites-slice.ts';
import { NO_FILTER } from '#app/features/betting/sports/lobby/lobby-filter.ts';
import { LOBBY_PATHS } from '#app/features/betting/sports/lobby/lobby-sports.ts';
import { completeMarket } from '#app/features/betting/sports/row/complete-market.ts';
import { chartMarkets, chartPrices, keyOfTrack } from './chart-markets.ts';
import { MarketList } from './market-list.tsx';
import { MatchHead } from './match-head.tsx';
import { ScoreBar } from './score-bar.tsx';
import { OddsNews } from '#app/features/betting/sports/row/odds-news.tsx';
import { useFavourites } from '#app/features/betting/sports/row/use-favourites.ts';
import { useRowRoom } from '#app/features/betting/sports/row/use-row-room.ts';
import { useWords } from '#app/features/betting/sports/row/use-words.ts';
import type { Elements } from '#app/ui/elements.ts';
import * as page from '#app/ui/page-bar.module.css';
import * as styles from './match-page.module.css';

/** Lists with room for so many groups of prices have room for the pitch beside the markets. */
const CENTRE_BESIDE = 3;

interface MatchPageProps {
  readonly game: SportGame;
  readonly id: string;
  /** The page's heading, once the match is read. */
  readonly renderTitle: (text: string) => Elements;
}

/** A match with all its markets, and what else is known of it. */
export function MatchPage({ game, id, renderTitle }: MatchPageProps) {
  const { t } = useTranslation(['sports', 'match']);
  const words = useWords();
  const ids = useMemo(() => [id], [id]);
  const shownIds = useCallback(() => ids, [ids]);
  const { status, error, retry } = useMatchesNow(game, ids);
  const listed = useMatch(id);
  const moment = listed && `${listed.state} ${listed.minute} ${listed.score}`;
  const details = useMatchDetails(game, id, listed?.state === 'live', moment);
  const match = listed ?? (status === 'ready' ? offTheList(details, game) : undefined);
  const prices = usePrices(id);
  const favourites = useFavourites();
  const dispatch = useAppDispatch();
  const room = useRowRoom(NO_FILTER.market);
  const sport = t(`sports:sport.${game}`);
  const isSold = match?.markets.some((market) => completeMarket(match, market.kind) !== undefined);
  const back = (
    <Link to={LOBBY_PATHS[game]} className={page.back} aria-label={sport} title={sport}>
      <ArrowLeft size={20} aria-hidden="true" />
    </Link>
  );
  const failed = (status === 'late' || status === 'failed') && (
    <LoadFailed
      text={t('sports:matchFailed')}
      beside={match !== undefined && t('sports:late')}
      error={error}
      onRetry={retry}
    />
  );
  if (match === undefined || match.game !== game) {
    return (
      <div className={styles.page}>
        {renderTitle(t('sports:match'))}
        <ScoreBar isLive={false} back={back} clock={null} teams={null} line={null} />
        {failed}
        {status === 'ready' && <Notice kind="info">{t('sports:gone')}</Notice>}
        {(status === 'loading' || status === 'partial') && <Skeleton rows={6} label={t('sports:loadingMatch')} />}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {renderTitle(t('sports:versus', { home: match.home, away: match.away }))}
      <MatchHead
        match={match}
        words={words}
        back={back}
        isStarred={favourites.matches.includes(id)}
        onStar={() => dispatch(favouriteMatchToggled(id))}
      />
      {failed}
      <div className={styles.body}>
        <MatchCentre
          match={match}
          details={details}
          isOpen={('groups' in room && room.groups >= CENTRE_BESIDE) || !isSold}
          prices={{
            game,
            markets: chartMarkets(match, words),
            keyOf: keyOfTrack,
            tracks: prices,
            formatPrice: words.odds,
          }}
        />
        <div className={styles.markets}>
          {listed === undefined ? <Notice kind="info">{t('match:ended')}</Notice> : <InPlayNote />}
          {game === 'bd' && <Notice kind="info">{t('sports:bdNote')}</Notice>}
          {listed !== undefined && <MarketList match={listed} words={words} />}
        </div>
      </div>
      <OddsNews shownIds={shownIds} words={words} />
    </div>
  );
}

/** A match that is on no list any more, for as long as the upstream has its details: its final score can be read. */
function offTheList(details: MatchDetails | undefined, game: SportGame): Match | undefined {
  if (details === undefined || (details.state !== 'finished' && details.state !== 'void')) return undefined;
  const { match_id, league, home, away, start_time, state, score, half_time_score: half } = details;
  return {
    match_id,
    game,
    league,
    home,
    away,
    start_time,
    state,
    markets: [],
    ...(score !== undefined && { score }),
    ...(half !== undefined && { half_time_score: half }),
  };
}

/** Records how the prices of the match move while the page is open. */
function usePrices(id: string) {
  const book = useMatchBook();
  const tracks = tracksOf(book);
  useRecordedPrices(
    tracks,
    id,
    useCallback((onChange: () => void) => book.onAny(id, onChange), [book, id]),
    useCallback(() => {
      const match = book.match(id);
      return match && chartPrices(match);
    }, [book, id]),
  );
  return tracks;
}
