import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '#contract/entities';
import { formatTime } from '#app/i18n/format.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { asScore } from '#app/i18n/as-score.ts';
import { winnersOf } from './winners-of.ts';
import * as styles from './match-result.module.css';

/** One finished match: score and half time, and on request which outcome of each market won. */
export const MatchResult = memo(function MatchResult({ match }: { readonly match: Match }) {
  const { t, i18n } = useTranslation('results');
  const [isOpen, setOpen] = useState(false);
  const { home, away, league, start_time: at, state, score, half_time_score: half } = match;
  const [homeScore, awayScore] = (score ?? '').split(':');
  return (
    <li className={styles.match} data-testid="result">
      <p className={styles.league}>
        <time dateTime={at}>{formatTime(at, i18n.language, { hour: '2-digit', minute: '2-digit' })}</time>
        <bdi>{league.name}</bdi>
      </p>
      <div className={styles.teams}>
        <span className={styles.team}>
          <bdi>{home}</bdi>
          <b>{homeScore}</b>
        </span>
        <span className={styles.team}>
          <bdi>{away}</bdi>
          <b>{awayScore}</b>
        </span>
      </div>
      {state === 'void' ? (
        <p className={styles.void}>{t('void')}</p>
      ) : (
        <>
          {half !== undefined && <p className={styles.half}>{t('halfTime', { score: asScore(half) })}</p>}
          <details className={styles.winners} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary aria-label={t('winnersOf', { home, away })}>{t('winners')}</summary>
            {isOpen && <Winners match={match} />}
          </details>
        </>
      )}
    </li>
  );
});

function Winners({ match }: { readonly match: Match }) {
  const { t } = useTranslation('markets');
  const outcomeText = useOutcomeText();
  const { home, away } = match;
  return (
    <dl className={styles.list}>
      {winnersOf(match).map(({ market, outcome, line }) => (
        <div key={market} className={styles.winner} data-testid="winner">
          <dt>{t(`market.${market}`)}</dt>
          <dd>{outcomeText({ market, outcome, home, away, line })}</dd>
        </div>
      ))}
    </dl>
  );
}
