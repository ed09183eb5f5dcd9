import { Bell } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#app/store/hooks.ts';
import * as styles from './messages.module.css';

/** The toasts of this visit, to read again: the platform's popover, closed by Escape or a press beside it. */
export function Messages() {
  const { t } = useTranslation();
  const id = useId();
  const past = useAppSelector((state) => state.toast.past);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={t('messages.label')}
        title={t('messages.label')}
      >
        <Bell size={20} aria-hidden="true" />
      </button>
      <div id={id} popover="auto" className={styles.list} role="region" aria-label={t('messages.label')}>
        {past.length === 0 ? (
          <p className={styles.empty}>{t('messages.empty')}</p>
        ) : (
          <ul>
            {past.map((toast) => (
              <li key={toast.id} className={styles.message} data-kind={toast.kind}>
                {t(toast.text)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
