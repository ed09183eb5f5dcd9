import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CricketMatch } from '#contract/entities';
import { readEvery } from '#app/api/read-every.ts';
import { MatchCentre, useMatchDetails } from '#app/features/betting/match-centre/index.ts';
import { MatchTeams, ScoreBar } from '#app/features/betting/sports/index.ts';
import { formatTime } from '#app/i18n/format.ts';
import { paths } from '#app/paths.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { byCategory } from './by-category.ts';
import { useGetCricketQuery } from './cricket-api.ts';
import { useDoesStand } from './cricket-clocks.ts';
import { CricketOffers } from './cricket-offers.tsx';
import * as styles from './cricket.module.css';

const POLL_MS = 5_000;

/** A cricket match with all its offers. */
export function CricketMatchPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('cricket');
  const { currentData, fulfilledTimeStamp, isError, error, refetch } = useGetCricketQuery(id, readEvery(POLL_MS));
  const matches = useMemo(() => currentData && [currentData], [currentData]);
  const isLate = useDoesStand(matches, fulfilledTimeStamp);
  const isNowhere = isError && error !== undefined && 'reason' in error && error.reason === 'notFound';
  return (
    <div className={styles.page}>
      <MatchBar match={currentData} />
      {isNowhere && <Notice kind="info">{t('notFound')}</Notice>}
      {(isError || isLate) && !isNowhere && (
        <LoadFailed
          text={t('failed')}
          beside={currentData !== undefined && t('late')}
          error={error}
          onRetry={refetch}
        />
      )}
      {currentData === undefined && !isError && <Skeleton rows={4} label={t('loading')} />}
      {currentData !== undefined && <Match key={id} match={currentData} />}
    </div>
  );
}

/** The bar of a match: empty until it is read. */
function MatchBar({ match }: { readonly match: CricketMatch | undefined }) {
  const { t, i18n } = useTranslation('cricket');
  const back = (
    <Link className={styles.back} to={paths.cricket} aria-label={t('back')} title={t('back')}>
      <ArrowLeft size={20} aria-hidden="true" />
    </Link>
  );
  if (match === undefined) return <ScoreBar isLive={false} back={back} clock={null} teams={null} line={null} />;
  const { state, startTime, league } = match;
  const time = (options: Intl.DateTimeFormatOptions) => formatTime(startTime, i18n.language, options);
  return (
    <ScoreBar
      isLive={state === 'live'}
      back={back}
      clock={
        state === 'scheduled' ? (
          <time dateTime={startTime}>
            <span>{time({ day: 'numeric', month: 'short' })}</span>{' '}
            <b>{time({ hour: '2-digit', minute: '2-digit' })}</b>
          </time>
        ) : (
          <b>{t(state)}</b>
        )
      }
      teams={<MatchTeams match={match} />}
      line={<bdi>{league}</bdi>}
    />
  );
}

function Match({ match }: { readonly match: CricketMatch }) {
  const { t } = useTranslation('cricket');
  const { matchId: id, home, away } = match;
  const details = useMatchDetails('cricket', id, match.state === 'live');
  return (
    <>
      {match.state !== 'scheduled' && <Notice kind="info">{t('begun')}</Notice>}
      <MatchCentre match={{ match_id: id, game: 'cricket', home, away }} details={details} isOpen={false} />
      <div className={styles.card}>
        {byCategory(match).map((category) => (
          <CricketOffers key={category.label} match={match} category={category} />
        ))}
      </div>
    </>
  );
}
