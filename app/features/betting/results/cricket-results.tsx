import { useTranslation } from 'react-i18next';
import { formatTime } from '#app/i18n/format.ts';
import { PagedResults } from './paged-results.tsx';
import { useCricketResultsInfiniteQuery } from './results-api.ts';
import * as styles from './match-result.module.css';

const REFRESH_MS = 60_000;

/** Finished cricket matches with the runs of both sides, latest first. */
export function CricketResults() {
  const { i18n } = useTranslation('results');
  const query = useCricketResultsInfiniteQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const matches = query.currentData?.pages.flatMap((page) => page.matches);
  return (
    <PagedResults {...query} count={matches?.length}>
      <ul>
        {matches?.map(({ matchId, league, home, away, startTime, score = '' }) => {
          const [homeRuns, awayRuns] = score.split(':');
          return (
            <li key={matchId} className={styles.match} data-testid="result">
              <p className={styles.league}>
                <time dateTime={startTime}>
                  {formatTime(startTime, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
                </time>
                <bdi>{league}</bdi>
              </p>
              <div className={styles.teams}>
                <span className={styles.team}>
                  <bdi>{home}</bdi>
                  <b>{homeRuns}</b>
                </span>
                <span className={styles.team}>
                  <bdi>{away}</bdi>
                  <b>{awayRuns}</b>
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </PagedResults>
  );
}
