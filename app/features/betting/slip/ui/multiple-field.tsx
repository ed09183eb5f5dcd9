import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeCoupon } from '#app/features/betting/slip/model/change-slip.ts';
import { readMultiple, type CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { useReasonText } from '#app/features/betting/slip/pricing/use-reason-text.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './multiple-field.module.css';

/** How many times the whole bet is made, within its bounds. */
export function MultipleField({ coupon, isLocked }: { readonly coupon: CheckedTicket; readonly isLocked: boolean }) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const reasonText = useReasonText();
  const id = useId();
  const { ticket, multiples } = coupon;
  const now = readMultiple(ticket.multiple);
  const wrong = coupon.reasons.find(
    (reason) => reason.kind === 'multiple' || (reason.kind === 'limit' && reason.warning.name.endsWith('Multiple')),
  );
  const type = (multiple: string) => change(changeCoupon(ticket.game, { multiple }));
  const { min, max } = multiples;
  return (
    <div className={styles.field}>
      <label className={muted.label} htmlFor={id}>
        {t('multiple.label')}
      </label>
      <div className={styles.box} data-wrong={wrong !== undefined || undefined}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('multiple.less')}
          disabled={isLocked || now === undefined || now <= min}
          onClick={() => type(String((now ?? min) - 1))}
        >
          <Minus size={16} aria-hidden="true" />
        </button>
        <input
          id={id}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={ticket.multiple}
          disabled={isLocked}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-why`}
          onChange={(event) => type(event.target.value)}
        />
        <button
          type="button"
          className={styles.step}
          aria-label={t('multiple.more')}
          disabled={isLocked || (now !== undefined && max !== undefined && now >= max)}
          onClick={() => type(String((now ?? 0) + 1))}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      </div>
      {wrong !== undefined && (
        <p id={`${id}-why`} className={styles.error}>
          {reasonText(wrong)}
        </p>
      )}
    </div>
  );
}
