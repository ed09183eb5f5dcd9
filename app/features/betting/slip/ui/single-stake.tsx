import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { stakeSingles } from '#app/features/betting/slip/model/change-slip.ts';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import { CapNote } from '#app/features/betting/slip/pricing/cap-note.tsx';
import { ReturnText } from '#app/features/betting/slip/pricing/return-text.tsx';
import type { StakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { useReasonText } from '#app/features/betting/slip/pricing/use-reason-text.ts';
import { useAmountText } from '#app/ui/use-amount-text.ts';
import * as styles from './single-stake.module.css';

interface SingleStakeProps {
  readonly checked: CheckedTicket;
  readonly currency: string;
  readonly room: StakeRoom;
  readonly isLocked: boolean;
}

/** The stake of one single bet, its possible payout and its problems. */
export function SingleStake({ checked, currency, room, isLocked }: SingleStakeProps) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const reasonText = useReasonText();
  const outcome = useOutcomeText();
  const id = useId();
  const { ticket, bet, isEmpty } = checked;
  const [priced] = ticket.priced;
  const amountText = useAmountText({
    currency,
    value: ticket.lineStake,
    onEnter: (entered) => change(stakeSingles({ [ticket.id]: entered })),
  });
  const reasons = isEmpty ? [] : checked.reasons;
  const isWrong = reasons.length > 0;
  if (priced === undefined) return null;
  return (
    <div className={styles.single}>
      <span className={styles.return}>
        {bet !== undefined && <ReturnText max={bet.estimate.max} currency={currency} />}
      </span>
      <span className={styles.box} data-wrong={isWrong || undefined}>
        <input
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          placeholder="0"
          aria-label={t('stake.of', { pick: outcome(priced.item) })}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
          disabled={isLocked}
          {...amountText}
        />
        <span className={styles.currency}>{currency}</span>
        <button
          type="button"
          className={styles.max}
          disabled={isLocked}
          aria-label={`${t('stake.max')}: ${t('stake.maxLabel')}`}
          onClick={() => {
            const highest = room.maxLineStake(ticket.id);
            if (highest !== undefined) change(stakeSingles({ [ticket.id]: highest }));
          }}
        >
          {t('stake.max')}
        </button>
      </span>
      <CapNote checked={checked} />
      {isWrong && (
        <p id={id} className={styles.error}>
          {reasons.map(reasonText).join(' ')}
        </p>
      )}
    </div>
  );
}
