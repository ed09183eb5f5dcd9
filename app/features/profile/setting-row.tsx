import { BadgeCheck, CircleAlert, MailCheck } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice.tsx';
import * as styles from './setting-row.module.css';

const STATES = { verified: BadgeCheck, unverified: CircleAlert, codeSent: MailCheck } as const;

interface SettingRowProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Whether what is there has been proved. */
  readonly state?: keyof typeof STATES;
  readonly hint?: string | undefined;
  /** What can be done with it, on a button; none where nothing can. */
  readonly action?: string | undefined;
  /** What has just been done. */
  readonly news?: string | undefined;
  readonly isOpen?: boolean;
  readonly onToggle?: () => void;
  /** The form, while it is open. */
  readonly children?: ReactNode;
}

/** Something that the player has set, or has not: what it is now, and the form to change it, which opens below. */
export function SettingRow(props: SettingRowProps) {
  const { label, value, state, hint, action, news, isOpen = false, onToggle, children } = props;
  const { t } = useTranslation('profile');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const Icon = state && STATES[state];

  useEffect(() => {
    // The form is gone, and the focus with it: back to where it was opened.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 id={id} className={styles.label}>
            {label}
          </h3>
          <p className={styles.value}>
            {value}
            {Icon !== undefined && (
              <span className={styles.state} data-state={state}>
                <Icon size={14} aria-hidden="true" />
                {t(`states.${state as keyof typeof STATES}`)}
              </span>
            )}
          </p>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
        {action !== undefined && (
          <button
            ref={button}
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
      {news !== undefined && <Notice kind="success">{news}</Notice>}
      {isOpen && (
        <div role="group" aria-labelledby={id} className={styles.opened}>
          {children}
        </div>
      )}
    </li>
  );
}
