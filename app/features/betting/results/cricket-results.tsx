import { readEvery } from '#app/api/read-every.ts';
import { MatchScore } from './match-score.tsx';
import { PagedResults } from './paged-results.tsx';
import { useCricketResultsInfiniteQuery } from './results-api.ts';
import * as styles from './match-result.module.css';

const REFRESH_MS = 60_000;

/** Finished cricket matches with the runs of both sides, latest first. */
export function CricketResults() {
  const query = useCricketResultsInfiniteQuery(undefined, readEvery(REFRESH_MS));
  const matches = query.currentData?.pages.flatMap((page) => page.matches);
  return (
    <PagedResults {...query} count={matches?.length}>
      <ul>
        {matches?.map(({ matchId, league, home, away, startTime, score }) => (
          <li key={matchId} className={styles.match} data-testid="result">
            <MatchScore
              at={startTime}
              shape={{ dateStyle: 'medium', timeStyle: 'short' }}
              league={league}
              teams={[home, away]}
              score={score}
            />
          </li>
        ))}
      </ul>
    </PagedResults>
  );
}
