import { BadgeCheck, CircleAlert, MailCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './setting-row.module.css';

const STATES = { verified: BadgeCheck, unverified: CircleAlert, codeSent: MailCheck } as const;

interface SettingRowProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Whether the value is verified. */
  readonly state?: keyof typeof STATES;
  readonly hint?: string | undefined;
  /** The label of the button; absent if nothing can be done. */
  readonly action?: string | undefined;
  /** What has just been done. */
  readonly news?: string | undefined;
  readonly isOpen?: boolean;
  readonly onToggle?: () => void;
  /** The form, while it is open. */
  readonly children?: ReactNode;
}

/** A setting of the player: its value, and the form to change it, which opens below. */
export function SettingRow(props: SettingRowProps) {
  const { label, value, state, hint, action, news, isOpen = false, onToggle, children } = props;
  const { t } = useTranslation('profile');
  const id = useId();
  const Icon = state && STATES[state];

  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 id={id} className={muted.label}>
            {label}
          </h3>
          <p className={styles.value}>
            <span>{value}</span>
            {Icon !== undefined && (
              <span className={styles.state} data-state={state}>
                <Icon size={14} aria-hidden="true" />
                <span>{t(`states.${state as keyof typeof STATES}`)}</span>
              </span>
            )}
          </p>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
        {action !== undefined && (
          <button
            type="button"
            className={styles.action}
            aria-expanded={isOpen}
            aria-label={`${label}: ${isOpen ? t('cancel') : action}`}
            onClick={onToggle}
          >
            {isOpen ? t('cancel') : action}
          </button>
        )}
      </div>
      <Outcome of={isOpen ? undefined : news}>{news !== undefined && <Notice kind="success">{news}</Notice>}</Outcome>
      {isOpen && (
        <div role="group" aria-labelledby={id} className={styles.opened}>
          {children}
        </div>
      )}
    </li>
  );
}
