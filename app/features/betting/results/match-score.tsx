import { useTranslation } from 'react-i18next';
import { formatTime } from '#app/i18n/format.ts';
import * as styles from './match-result.module.css';

interface MatchScoreProps {
  readonly at: string;
  readonly shape: Intl.DateTimeFormatOptions;
  readonly league: string;
  readonly teams: readonly [home: string, away: string];
  /** Both numbers, with a colon between them. */
  readonly score: string | undefined;
}

/** When and where a match was played, and what each side reached. */
export function MatchScore({ at, shape, league, teams, score = '' }: MatchScoreProps) {
  const { language } = useTranslation('results').i18n;
  const reached = score.split(':');
  return (
    <>
      <p className={styles.league}>
        <time dateTime={at}>{formatTime(at, language, shape)}</time>
        <bdi>{league}</bdi>
      </p>
      <div className={styles.teams}>
        {teams.map((team, side) => (
          <span key={team} className={styles.team}>
            <bdi>{team}</bdi>
            <b>{reached[side]}</b>
          </span>
        ))}
      </div>
    </>
  );
}
