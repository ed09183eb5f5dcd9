import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '#contract/entities';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { asScore } from '#app/i18n/as-score.ts';
import { MatchScore } from './match-score.tsx';
import { winnersOf } from './winners-of.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './match-result.module.css';

/** One finished match: score and half time, and on request which outcome of each market won. */
export const MatchResult = memo(function MatchResult({ match }: { readonly match: Match }) {
  const { t } = useTranslation('results');
  const { home, away, league, start_time: at, state, score, half_time_score: half } = match;
  return (
    <li className={styles.match} data-testid="result">
      <MatchScore
        at={at}
        shape={{ hour: '2-digit', minute: '2-digit' }}
        league={league.name}
        teams={[home, away]}
        score={score}
      />
      {state === 'void' ? (
        <p className={styles.void}>{t('void')}</p>
      ) : (
        <>
          {half !== undefined && <p className={muted.small}>{t('halfTime', { score: asScore(half) })}</p>}
          <OnRequest home={home} away={away}>
            <Winners match={match} />
          </OnRequest>
        </>
      )}
    </li>
  );
});

interface OnRequestProps {
  readonly home: string;
  readonly away: string;
  readonly children: ReactNode;
}

/** What won in a match, drawn once it is asked for. */
export function OnRequest({ home, away, children }: OnRequestProps) {
  const { t } = useTranslation('results');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.winners} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={t('winnersOf', { home, away })}>{t('winners')}</summary>
      {isOpen && <dl className={styles.list}>{children}</dl>}
    </details>
  );
}

/** One outcome that won. */
export const WinnerOf = ({ market, children }: { readonly market: string; readonly children: string }) => (
  <div className={styles.winner} data-testid="winner">
    <dt>{market}</dt>
    <dd>{children}</dd>
  </div>
);

function Winners({ match }: { readonly match: Match }) {
  const { t } = useTranslation('markets');
  const outcomeText = useOutcomeText();
  const { home, away } = match;
  return (
    <>
      {winnersOf(match).map(({ market, outcome, line }) => (
        <WinnerOf key={market} market={t(`market.${market}`)}>
          {outcomeText({ market, outcome, home, away, line })}
        </WinnerOf>
      ))}
    </>
  );
}
