import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#app/store/hooks.ts';
import { Popover } from '#app/ui/popover.tsx';
import * as headerStyles from '#app/layout/header.module.css';
import * as styles from './messages.module.css';

/** The toasts of this visit, to read again. On a phone the bell appears with the first of them. */
export function Messages() {
  const { t } = useTranslation();
  const past = useAppSelector((state) => state.toast.past);
  return (
    <div className={styles.bell} data-empty={past.length === 0 || undefined}>
      <Popover
        label={t('messages.label')}
        triggerClass={headerStyles.icon}
        trigger={<Bell size={20} aria-hidden="true" />}
      >
        {() =>
          past.length === 0 ? (
            <p className={styles.empty}>{t('messages.empty')}</p>
          ) : (
            <ul>
              {past.map((toast) => (
                <li key={toast.id} className={styles.message} data-kind={toast.kind}>
                  {t(toast.text, toast.paid ?? {})}
                </li>
              ))}
            </ul>
          )
        }
      </Popover>
    </div>
  );
}
