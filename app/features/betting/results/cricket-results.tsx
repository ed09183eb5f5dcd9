import { readEvery } from '#app/api/read-every.ts';
import { OnRequest, WinnerOf } from './match-result.tsx';
import { MatchScore } from './match-score.tsx';
import { PagedResults } from './paged-results.tsx';
import { useCricketResultsInfiniteQuery } from './results-api.ts';
import * as styles from './match-result.module.css';

const REFRESH_MS = 60_000;

/** Finished cricket matches with the runs of both sides and, on request, what won, latest first. */
export function CricketResults() {
  const query = useCricketResultsInfiniteQuery(undefined, readEvery(REFRESH_MS));
  const matches = query.currentData?.pages.flatMap((page) => page.matches);
  return (
    <PagedResults {...query} count={matches?.length}>
      <ul>
        {matches?.map(({ matchId, league, home, away, startTime, score, bets }) => {
          const won = Object.entries(bets).filter(([, { result }]) => result === 'won');
          return (
            <li key={matchId} className={styles.match} data-testid="result">
              <MatchScore
                at={startTime}
                shape={{ dateStyle: 'medium', timeStyle: 'short' }}
                league={league}
                teams={[home, away]}
                score={score}
              />
              {won.length > 0 && (
                <OnRequest home={home} away={away}>
                  {won.map(([id, { categoryLabel, slipLabel }]) => (
                    <WinnerOf key={id} market={categoryLabel}>
                      {slipLabel}
                    </WinnerOf>
                  ))}
                </OnRequest>
              )}
            </li>
          );
        })}
      </ul>
    </PagedResults>
  );
}
