import { Ticket, Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/i18n/format.ts';
import { OddsFormatChoice } from './odds-format-choice.tsx';
import { PassChoice } from './pass-choice.tsx';
import { PlaceButton } from './place-button.tsx';
import { PlacedBets } from './placed-bets.tsx';
import { removePicks } from './change-slip.ts';
import { useChangeSlip } from './use-change-slip.ts';
import { SlipPicks } from './slip-picks.tsx';
import { SlipTotals } from './slip-totals.tsx';
import { StakeField } from './stake-field.tsx';
import { useSlip } from './use-slip.ts';
import * as styles from './slip-panel.module.css';

/** The bet slip: picks, passes, stake, what it may pay, and what became of it. */
export function SlipPanel({ title }: { readonly title?: string }) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const { slip, placing, summary } = useSlip();
  const locked = placing.isLocked;
  const isEmpty = slip.items.length === 0;

  return (
    <section className={styles.panel} aria-label={t('title')}>
      {title !== undefined && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {!isEmpty && <span className={styles.count}>{formatCount(String(slip.items.length), i18n.language)}</span>}
        </header>
      )}
      <PlacedBets placing={placing} />
      {isEmpty && placing.bets.length === 0 && (
        <div className={styles.empty}>
          <Ticket size={36} aria-hidden="true" />
          <p>{t('empty.title')}</p>
          <p className={styles.hint}>{t('empty.hint')}</p>
        </div>
      )}
      {!isEmpty && (
        <>
          <SlipPicks summary={summary} isLocked={locked} />
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.clear}
              disabled={locked}
              onClick={() => change(removePicks(slip.items))}
            >
              <Trash2 size={16} aria-hidden="true" />
              {t('clear')}
            </button>
          </div>
          {summary.tickets.map(({ ticket }) => (
            <Fragment key={ticket.id}>
              <PassChoice ticket={ticket} isLocked={locked} />
              <StakeField game={ticket.game} typed={ticket.stake} currency={summary.currency} isLocked={locked} />
            </Fragment>
          ))}
          <OddsFormatChoice />
          <SlipTotals summary={summary} />
          <PlaceButton summary={summary} placing={placing} />
        </>
      )}
    </section>
  );
}
