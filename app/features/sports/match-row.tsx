import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Market, Match } from '#contract/entities/match.ts';
import { pickOf, pickToggled, usePickIsOn } from '#app/features/slip/index.ts';
import { formatTime } from '#app/i18n/format.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { OddsButton } from '#app/ui/odds-button.tsx';
import * as styles from './match-row.module.css';

/** One match: when, who, how it stands, and its win/draw/lose odds. */
export const MatchRow = memo(function MatchRow({ match }: { readonly match: Match }) {
  const { t } = useTranslation('sports');
  const market = completeMarket(match);
  const [home, away] = (match.score ?? '').split(':');
  return (
    <li className={styles.row} data-match={match.match_id} data-state={match.state}>
      <div className={styles.when}>
        <When match={match} />
      </div>
      <div className={styles.teams}>
        <span className={styles.team}>
          <span>{match.home}</span>
          {home !== undefined && home !== '' && <b>{home}</b>}
        </span>
        <span className={styles.team}>
          <span>{match.away}</span>
          {away !== undefined && <b>{away}</b>}
        </span>
      </div>
      {market === undefined ? (
        <p className={styles.none}>{t('noMarket')}</p>
      ) : (
        <div className={styles.odds} role="group" aria-label={t('marketOf', { home: match.home, away: match.away })}>
          {market.outcomes.map(({ outcome, odds }) => (
            <Outcome key={outcome} match={match} market={market} outcome={outcome} odds={odds} />
          ))}
        </div>
      )}
    </li>
  );
});

/** All odds of a market or none: one that lacks an outcome is not shown. */
function completeMarket({ markets }: Match): Market | undefined {
  const market = markets.find(({ kind }) => kind === 'wl');
  const isComplete = ORDER.every((side) => market?.outcomes.some(({ outcome }) => outcome === side));
  return isComplete ? market : undefined;
}

function When({ match }: { readonly match: Match }) {
  const { t, i18n } = useTranslation('sports');
  if (match.state === 'live') return <span className={styles.live}>{t('minute', { minute: match.minute ?? 0 })}</span>;
  const time = formatTime(match.start_time, i18n.language, { hour: '2-digit', minute: '2-digit' });
  return <time dateTime={match.start_time}>{time}</time>;
}

const ORDER = ['w', 'd', 'l'] as const;
const SHORT = { w: '1', d: 'X', l: '2' } as const;
const NAMES = { w: 'outcome.home', d: 'outcome.draw', l: 'outcome.away' } as const;

interface OutcomeProps {
  readonly match: Match;
  readonly market: Market;
  readonly outcome: string;
  readonly odds: string;
}

function Outcome({ match, market, outcome, odds }: OutcomeProps) {
  const { t } = useTranslation(['sports', 'shell']);
  const dispatch = useAppDispatch();
  const { match_id: matchId, home, away } = match;
  const isPicked = usePickIsOn({ matchId, market: market.kind, outcome });
  const side = outcome as keyof typeof SHORT;
  const shown = useOddsText()(odds);
  return (
    <OddsButton
      label={SHORT[side] ?? outcome}
      odds={shown}
      name={t('sports:oddsName', { outcome: t(NAMES[side], { ns: 'shell', home, away }), home, away, odds: shown })}
      isPicked={isPicked}
      isLocked={market.status !== 'open'}
      onToggle={() => dispatch(pickToggled(pickOf(match, market, { outcome, odds })))}
    />
  );
}
