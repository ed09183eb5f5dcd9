import { useTranslation } from 'react-i18next';
import { CricketOdds } from '#app/features/betting/slip/cricket/cricket-odds.tsx';
import type { CricketTicket } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import { typeCricket } from '#app/features/betting/slip/model/change-cricket.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { LegTime } from './pick-row.tsx';
import { QuickStake } from './quick-stake.tsx';
import * as styles from './quick-bet.module.css';

interface QuickCricketProps {
  readonly match: CricketTicket;
  readonly currency: string;
  readonly isLocked: boolean;
}

/** The cricket pick in the tray. */
export function QuickCricket({ match, currency, isLocked }: QuickCricketProps) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const { matchId, home, away, when, summary } = match;
  return summary.entries.map((entry) => {
    const { id, slipLabel, categoryLabel, typed, amount, isGone } = entry;
    return (
      <div key={id} className={styles.stake}>
        <div className={styles.pick} data-testid="quick-pick">
          <span className={styles.text}>
            <strong>{slipLabel}</strong>
            <span className={styles.match}>
              <span>{`${categoryLabel} · ${t('versus', { home, away })}`}</span>{' '}
              {when !== undefined && <LegTime when={when} />}
            </span>
            {isGone && <span className={styles.stopped}>{t('pickGone')}</span>}
          </span>
          <CricketOdds entry={entry} />
        </div>
        <QuickStake
          entered={typed}
          amount={amount}
          currency={currency}
          isLocked={isLocked}
          onEnter={(stake) => change(typeCricket({ matchId, id, typed: stake }))}
        />
      </div>
    );
  });
}
