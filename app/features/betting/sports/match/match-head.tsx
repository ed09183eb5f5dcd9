import type { ReactNode } from 'react';
import type { Match } from '#contract/entities';
import { formatTime } from '#app/i18n/format.ts';
import { MatchClock } from '#app/features/betting/sports/row/match-clock.tsx';
import { StarButton } from '#app/features/betting/sports/row/star-button.tsx';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import * as styles from './match-head.module.css';

const KICK_OFF = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

interface MatchHeadProps {
  readonly match: Match;
  readonly words: Words;
  readonly title: ReactNode;
  readonly isStarred: boolean;
  readonly onStar: () => void;
}

/** Teams, league, start, state and score. */
export function MatchHead({ match, words, title, isStarred, onStar }: MatchHeadProps) {
  const { t, language } = words;
  const { home, away, league, score, half_time_score: half, state } = match;
  return (
    <header className={styles.head} data-live={state === 'live' || undefined}>
      <div className={styles.top}>
        <span>{league.name}</span>
        <StarButton label={t('sports:favourites.match', { home, away })} isOn={isStarred} onToggle={onStar} />
      </div>
      {title}
      {score === undefined ? (
        <p className={styles.when}>
          <time dateTime={match.start_time}>{formatTime(match.start_time, language, KICK_OFF)}</time>
        </p>
      ) : (
        <div className={styles.score}>
          <b className={styles.goals} aria-label={t('sports:score', { score })} role="img">
            {score.replace(':', ' : ')}
          </b>
          <MatchClock match={match} words={words} />
          {half !== undefined && <span className={styles.half}>{t('sports:halfTime', { score: half })}</span>}
        </div>
      )}
    </header>
  );
}
