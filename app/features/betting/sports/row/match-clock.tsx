import type { Match } from '#contract/entities';
import { formatTime } from '#app/i18n/format.ts';
import type { Words } from './use-words.ts';
import * as styles from './match-clock.module.css';

const HALF_MINUTES = 45;
const QUARTER_MINUTES = 12;
const QUARTERS = 4;

interface MatchClockProps {
  readonly match: Match;
  readonly words: Words;
  /** Whether to show the date too, where no heading shows it. */
  readonly withDay?: boolean;
}

/** The clock of a match: minute and period while it is live, otherwise its start. */
export function MatchClock({ match, words, withDay = false }: MatchClockProps) {
  const { t, language } = words;
  if (match.state === 'live') {
    const period = periodText(words, match);
    return (
      <span className={styles.live} title={period}>
        <b>{t('sports:minute', { minute: match.minute ?? 0 })}</b> <span title={period}>{period}</span>
      </span>
    );
  }
  if (match.state !== 'scheduled') return <span>{t(`sports:state.${match.state}`)}</span>;
  return (
    <time dateTime={match.start_time} className={styles.time}>
      {withDay && <span>{formatTime(match.start_time, language, { day: 'numeric', month: 'short' })} </span>}
      <b>{formatTime(match.start_time, language, { hour: '2-digit', minute: '2-digit' })}</b>
    </time>
  );
}

/** The current period of a match. The half-time score is shown from half time on. */
export function periodText({ t }: Words, { game, minute = 0, half_time_score: half }: Match): string {
  if (game === 'basketball') {
    return t('sports:period.quarter', { number: Math.min(QUARTERS, Math.floor(minute / QUARTER_MINUTES) + 1) });
  }
  if (half === undefined) return t('sports:period.first');
  return t(minute === HALF_MINUTES ? 'sports:period.break' : 'sports:period.second');
}
