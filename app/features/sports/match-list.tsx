import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '#contract/entities/match.ts';
import { formatTime } from '#app/i18n/format.ts';
import { groupMatches } from './group-matches.ts';
import { MatchRow } from './match-row.tsx';
import * as styles from './match-list.module.css';

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** Matches by day and league; live ones first. */
export function MatchList({ matches }: { readonly matches: readonly Match[] }) {
  const { t, i18n } = useTranslation('sports');
  const days = useMemo(() => groupMatches(matches), [matches]);
  return (
    <>
      {days.map(({ day, leagues }) => (
        <section key={day} className={styles.day}>
          <h2 className={styles.title} data-live={day === 'live' || undefined}>
            {day === 'live' ? t('live') : formatTime(leagues[0]?.matches[0]?.start_time ?? day, i18n.language, DAY)}
          </h2>
          {leagues.map(({ league, matches: rows }) => (
            <div key={league.id} className={styles.league}>
              <h3 className={styles.leagueName}>{league.name}</h3>
              <ul>
                {rows.map((match) => (
                  <MatchRow key={match.match_id} match={match} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
