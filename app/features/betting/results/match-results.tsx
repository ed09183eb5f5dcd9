import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readEvery } from '#app/api/read-every.ts';
import { formatCount, formatTime } from '#app/i18n/format.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { byDay, filterResults, NO_FILTER } from './filter-results.ts';
import { MatchResult } from './match-result.tsx';
import { PagedResults } from './paged-results.tsx';
import { ResultFilters } from './result-filters.tsx';
import type { MatchResults as Results } from './result-games.ts';
import { useMatchResultsInfiniteQuery } from './results-api.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './results.module.css';

const REFRESH_MS = 60_000;

/** Finished matches by day, latest first, with filters. */
export function MatchResults({ game }: { readonly game: Results }) {
  const { t, i18n } = useTranslation('results');
  const [filter, setFilter] = useState(NO_FILTER);
  const query = useMatchResultsInfiniteQuery(game, readEvery(REFRESH_MS));
  const matches = useMemo(() => query.currentData?.pages.flatMap((page) => page.matches), [query.currentData]);
  const shown = useMemo(() => filterResults(matches ?? [], filter), [matches, filter]);
  const days = useMemo(() => byDay(shown), [shown]);
  // Without a filter all that there are, not those that have been loaded; a filter reads what is loaded.
  const isFiltered = Object.values(filter).some((part) => part !== '');
  const total = isFiltered ? undefined : query.currentData?.pages.at(-1)?.total;
  const count = total ?? shown.length;
  const hasNone = matches !== undefined && matches.length > 0 && shown.length === 0;
  return (
    <>
      {matches !== undefined && matches.length > 0 && (
        <>
          <ResultFilters matches={matches} filter={filter} onChange={setFilter} />
          <p className={muted.small} role="status">
            {t('shown', { count, shown: formatCount(String(count), i18n.language) })}
          </p>
        </>
      )}
      <PagedResults {...query} count={matches?.length}>
        {hasNone && (
          <div className={styles.empty}>
            <p>{t('noMatch')}</p>
            <QuietButton onClick={() => setFilter(NO_FILTER)}>{t('clear')}</QuietButton>
          </div>
        )}
        {[...days].map(([day, ofDay]) => (
          <section key={day} className={stack.gap3}>
            <h2>
              {formatTime(ofDay[0]?.start_time ?? day, i18n.language, {
                weekday: 'long',
                day: 'numeric',
                month: 'long',
              })}
            </h2>
            <ul className={styles.list}>
              {ofDay.map((match) => (
                <MatchResult key={match.match_id} match={match} />
              ))}
            </ul>
          </section>
        ))}
      </PagedResults>
    </>
  );
}
