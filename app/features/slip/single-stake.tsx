import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '#app/i18n/format.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { typeAmount } from '#app/i18n/type-amount.ts';
import { stakeSingles } from './change-slip.ts';
import type { CheckedTicket } from './check-ticket.ts';
import type { StakeRoom } from './stake-room.ts';
import { useChangeSlip } from './use-change-slip.ts';
import { useReasonText } from './use-reason-text.ts';
import * as styles from './single-stake.module.css';

interface SingleStakeProps {
  readonly checked: CheckedTicket;
  readonly currency: string;
  readonly room: StakeRoom;
  readonly isLocked: boolean;
}

/** The stake of one single bet, what it would pay, and what is wrong with it. */
export function SingleStake({ checked, currency, room, isLocked }: SingleStakeProps) {
  const { t, i18n } = useTranslation('slip');
  const change = useChangeSlip();
  const reasonText = useReasonText();
  const outcome = useOutcomeText();
  const id = useId();
  const { ticket, bet, isEmpty } = checked;
  const [priced] = ticket.priced;
  const reason = isEmpty ? undefined : checked.reasons[0];
  if (priced === undefined) return null;
  return (
    <div className={styles.single}>
      <span className={styles.return}>
        {bet !== undefined &&
          t('totals.returns', { amount: formatAmount(bet.estimate.max, currency, i18n.language), currency })}
      </span>
      <span className={styles.box} data-wrong={reason !== undefined || undefined}>
        <input
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          placeholder="0"
          aria-label={t('stake.of', { pick: outcome(priced.item) })}
          aria-invalid={reason !== undefined || undefined}
          aria-describedby={reason === undefined ? undefined : id}
          value={ticket.stake}
          disabled={isLocked}
          onChange={(event) => change(stakeSingles({ [ticket.id]: event.target.value }))}
        />
        <span className={styles.currency}>{currency}</span>
        <button
          type="button"
          className={styles.max}
          disabled={isLocked}
          aria-label={t('stake.maxLabel')}
          onClick={() => {
            const most = room.most(ticket.id);
            if (most !== undefined) change(stakeSingles({ [ticket.id]: typeAmount(most, i18n.language) }));
          }}
        >
          {t('stake.max')}
        </button>
      </span>
      {reason !== undefined && (
        <p id={id} className={styles.error}>
          {reasonText(reason)}
        </p>
      )}
    </div>
  );
}
