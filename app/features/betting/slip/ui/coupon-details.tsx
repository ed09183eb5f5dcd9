import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import { Explanation } from './explanation.tsx';
import { LineList } from './line-list.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './coupon-details.module.css';

/** Details of a combined bet's numbers. Nothing is computed before it is opened. */
export function CouponDetails({ checked }: { readonly checked: CheckedTicket }) {
  const { t } = useTranslation('slip');
  const { bet } = checked;
  if (bet === undefined) return null;
  return (
    <div className={stack.gap1}>
      <Disclosure title={t('explain.title')}>
        <Explanation checked={checked} slip={bet.slip} />
      </Disclosure>
      <Disclosure title={t('lines.title')}>
        <LineList checked={checked} slip={bet.slip} />
      </Disclosure>
    </div>
  );
}

/** A native disclosure; its content is rendered when it opens. */
export function Disclosure({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
