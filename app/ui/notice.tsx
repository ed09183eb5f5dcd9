import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsInOutcome } from './outcome.tsx';
import type { Elements } from './elements.ts';
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
  readonly action?: Elements;
}

/** A message in the page: what happened, and what to do. Errors are announced at once, the rest politely, by the `Outcome` around them if there is one. */
export function Notice({ kind, children, action }: NoticeProps) {
  const Icon = ICONS[kind];
  const isInOutcome = useIsInOutcome();
  const role = kind === 'error' ? 'alert' : isInOutcome ? undefined : 'status';
  return (
    <div className={styles.notice} data-kind={kind} role={role}>
      <Icon aria-hidden="true" size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
