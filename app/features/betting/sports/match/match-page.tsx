import { ArrowLeft } from 'lucide-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SportGame } from '#contract/entities';
import { useMatch, useMatchLists, useWatch } from '#app/features/betting/matches/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { InPlayNote } from '#app/features/betting/sports/in-play-note.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { completeMarket } from '#app/features/betting/sports/row/complete-market.ts';
import { favouriteMatchToggled } from '#app/features/betting/sports/row/favourites-slice.ts';
import { LOBBY_PATHS } from '#app/features/betting/sports/lobby/lobby-sports.ts';
import { MarketSection } from './market-section.tsx';
import { MatchHead } from './match-head.tsx';
import { OddsNews } from '#app/features/betting/sports/row/odds-news.tsx';
import { useFavourites } from '#app/features/betting/sports/row/use-favourites.ts';
import { useWords } from '#app/features/betting/sports/row/use-words.ts';
import * as styles from './match-page.module.css';

interface MatchPageProps {
  readonly game: SportGame;
  readonly id: string;
  /** The page's heading, once the match is read. */
  readonly renderTitle: (text: string) => ReactNode;
}

/** A match with all its markets. */
export function MatchPage({ game, id, renderTitle }: MatchPageProps) {
  const { t } = useTranslation(['sports', 'shell']);
  const words = useWords();
  const sources = useMemo(() => [game], [game]);
  const ids = useMemo(() => [id], [id]);
  const shownIds = useCallback(() => ids, [ids]);
  const { status, retry } = useMatchLists(sources);
  useWatch(sources, ids);
  const match = useMatch(id);
  const favourites = useFavourites();
  const dispatch = useAppDispatch();
  const back = (
    <Link to={LOBBY_PATHS[game]} className={styles.back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {t(`sports:sport.${game}`)}
    </Link>
  );
  const failed = (status === 'late' || status === 'failed') && (
    <LoadFailed
      text={match === undefined ? t('sports:matchFailed') : t('sports:late')}
      action={
        <Button look="quiet" onClick={retry}>
          {t('shell:retry')}
        </Button>
      }
    />
  );
  if (match === undefined || match.game !== game) {
    return (
      <div className={styles.page}>
        {back}
        {renderTitle(t('sports:match'))}
        {failed}
        {status === 'ready' && <Notice kind="info">{t('sports:gone')}</Notice>}
        {(status === 'loading' || status === 'partial') && <Skeleton rows={6} label={t('sports:loadingMatch')} />}
      </div>
    );
  }
  const markets = match.markets.flatMap(({ kind }) => completeMarket(match, kind) ?? []);
  return (
    <div className={styles.page}>
      {back}
      <MatchHead
        match={match}
        words={words}
        title={renderTitle(t('sports:versus', { home: match.home, away: match.away }))}
        isStarred={favourites.matches.includes(id)}
        onStar={() => dispatch(favouriteMatchToggled(id))}
      />
      {failed}
      <InPlayNote />
      {game === 'bd' && <Notice kind="info">{t('sports:bdNote')}</Notice>}
      {markets.length === 0 && <p className={styles.empty}>{t('sports:noMarkets')}</p>}
      <div className={styles.markets}>
        {markets.map((complete) => (
          <MarketSection key={complete.market.kind} match={match} complete={complete} words={words} />
        ))}
      </div>
      <OddsNews shownIds={shownIds} words={words} />
    </div>
  );
}
