import { Pin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DAY_AND_TIME, formatTime } from '#app/i18n/format.ts';
import { usePaidOddsText } from '#app/i18n/use-paid-odds.ts';
import type { SummaryPick } from '#app/features/betting/my-bets/model/summary-picks.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './pick-row.module.css';

/** One pick: outcome, market, odds and result. */
export function PickRow({ pick }: { readonly pick: Omit<SummaryPick, 'key'> }) {
  const { t } = useTranslation('bets');
  const priceText = usePaidOddsText();
  const { title, detail, odds, paidOdds, result, isBanker = false, match } = pick;
  return (
    <li className={styles.pick} data-result={result}>
      <span className={styles.text}>
        <span className={styles.title}>
          <span>{title}</span>
          {isBanker && (
            <span className={styles.banker}>
              <Pin size={12} aria-hidden="true" />
              {t('banker')}
            </span>
          )}
        </span>
        <span className={muted.small}>{detail}</span>
        {match !== undefined && <MatchNow match={match} />}
      </span>
      <span translate="no" className={styles.odds}>
        {priceText(paidOdds ?? [odds])}
      </span>
      <span className={styles.result}>{t(`leg.${result}`)}</span>
    </li>
  );
}

/** When the match starts; the score while it is live, as the list of bets has it. */
function MatchNow({
  match: { state, score, start_time: start },
}: {
  readonly match: NonNullable<SummaryPick['match']>;
}) {
  const { t, i18n } = useTranslation('bets');
  if (state === 'scheduled')
    return (
      <time className={muted.small} dateTime={start}>
        {formatTime(start, i18n.language, DAY_AND_TIME)}
      </time>
    );
  if (state !== 'live') return null;
  return (
    <span className={styles.live} data-testid="bet-live">
      <span>{t('live')}</span> {score !== undefined && <b>{score}</b>}
    </span>
  );
}
