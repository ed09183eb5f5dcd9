import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './notice.module.css';

const ICONS = {
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
  busy: LoaderCircle,
} as const;

interface NoticeProps {
  readonly kind: keyof typeof ICONS;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A message in the flow of the page: what happened, and what to do. Errors are announced at once, the rest politely. */
export function Notice({ kind, children, action }: NoticeProps) {
  const Icon = ICONS[kind];
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
