import type { Match } from '#contract/entities';
import { asScore } from '#app/i18n/as-score.ts';
import { MatchClock } from '#app/features/betting/sports/row/match-clock.tsx';
import { MatchTeams } from '#app/features/betting/sports/row/match-teams.tsx';
import { StarButton } from '#app/features/betting/sports/row/star-button.tsx';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import type { Elements } from '#app/ui/elements.ts';
import { ScoreBar } from './score-bar.tsx';

interface MatchHeadProps {
  readonly match: Match;
  readonly words: Words;
  /** The way back to the lobby. */
  readonly back: Elements;
  readonly isStarred: boolean;
  readonly onStar: () => void;
}

/** The bar of a match, which stays in view: clock or kick-off, teams with the score, star. Below it the league and the score at half time. */
export function MatchHead({ match, words, back, isStarred, onStar }: MatchHeadProps) {
  const { t } = words;
  const { home, away, league, half_time_score: half, state } = match;
  return (
    <ScoreBar
      isLive={state === 'live'}
      back={back}
      clock={<MatchClock match={match} words={words} withDay />}
      teams={<MatchTeams match={match} />}
      star={<StarButton label={t('sports:favourites.match', { home, away })} isOn={isStarred} onToggle={onStar} />}
      line={
        <>
          <bdi>{league.name}</bdi>
          {half !== undefined && <span>{t('sports:halfTime', { score: asScore(half) })}</span>}
        </>
      }
    />
  );
}
