import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedTicket } from './check-ticket.ts';
import { Explanation } from './explanation.tsx';
import { LineList } from './line-list.tsx';
import * as styles from './coupon-details.module.css';

/** What stands behind the numbers of a combined bet, for those who ask: nothing is computed before it is opened. */
export function CouponDetails({ checked }: { readonly checked: CheckedTicket }) {
  const { t } = useTranslation('slip');
  const { bet } = checked;
  if (bet === undefined) return null;
  return (
    <div className={styles.details}>
      <Disclosure title={t('explain.title')}>
        <Explanation checked={checked} slip={bet.slip} />
      </Disclosure>
      <Disclosure title={t('lines.title')}>
        <LineList checked={checked} slip={bet.slip} />
      </Disclosure>
    </div>
  );
}

/** The platform's disclosure; what is inside is made when it opens. */
export function Disclosure({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
