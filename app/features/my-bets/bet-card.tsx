import { useTranslation } from 'react-i18next';
import type { Bet, BetMatch } from '#contract/entities/bet.ts';
import { formatAmount, formatCount, formatTime } from '#app/i18n/format.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { betState } from './bet-state.ts';
import * as styles from './bet-card.module.css';

/** A bet: what was bet on, what it cost, and what it paid or may pay. */
export function BetCard({ bet }: { readonly bet: Bet }) {
  const { t, i18n } = useTranslation('bets');
  const state = betState(bet);
  const amount = (text: string) => `${formatAmount(text, bet.currency, i18n.language)} ${bet.currency}`;
  const placedAt = formatTime(bet.placed_at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.card} data-state={state} data-testid="bet">
      <header className={styles.head}>
        <span className={styles.state}>{t(`state.${state}`)}</span>
        <span className={styles.passes}>
          {bet.passes
            .map((pass) =>
              pass === 'single' ? t('pass.single') : t('pass.string', { fold: Number.parseInt(pass, 10) }),
            )
            .join(' + ')}
        </span>
        <time dateTime={bet.placed_at} className={styles.time}>
          {placedAt}
        </time>
      </header>
      <ul className={styles.matches}>
        {bet.matches.map((match) => (
          <BetMatchRow key={match.match_id} match={match} />
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{t('fact.stake')}</dt>
          <dd>{amount(bet.bet_amount)}</dd>
        </div>
        <div>
          <dt>{t('fact.lines')}</dt>
          <dd>{formatCount(bet.lines, i18n.language)}</dd>
        </div>
        <div className={styles.payout}>
          <dt>{state === 'pending' ? t('fact.max') : t('fact.payout')}</dt>
          <dd data-testid="bet-payout">{amount(state === 'pending' ? bet.max_payout : bet.payout)}</dd>
        </div>
      </dl>
      <footer className={styles.id}>{t('fact.id', { id: bet.bet_id })}</footer>
    </li>
  );
}

const OUTCOMES = { w: 'outcome.home', d: 'outcome.draw', l: 'outcome.away' } as const;

function BetMatchRow({ match }: { readonly match: BetMatch }) {
  const { t } = useTranslation(['bets', 'shell']);
  const oddsText = useOddsText();
  const { home, away } = match;
  return (
    <li className={styles.match}>
      <span className={styles.teams}>
        {t('bets:versus', { home, away })}
        {match.score !== undefined && <b className={styles.score}>{match.score}</b>}
      </span>
      {match.picks.map(({ kind, outcome, odds, result }) => {
        const key = kind === 'wl' ? OUTCOMES[outcome as keyof typeof OUTCOMES] : undefined;
        return (
          <span key={`${kind} ${outcome}`} className={styles.pick} data-result={result}>
            <span>{key === undefined ? outcome : t(key, { ns: 'shell', home, away })}</span>
            <span className={styles.odds}>{oddsText(odds)}</span>
            <span className={styles.result}>{t(`bets:leg.${result}`)}</span>
          </span>
        );
      })}
    </li>
  );
}
