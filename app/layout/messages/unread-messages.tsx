import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUnreadCount } from '#app/features/around/notices/index.ts';
import { formatCount } from '#app/i18n/format.ts';
import { paths } from '#app/paths.ts';
import * as hiddenStyles from '#app/ui/visually-hidden.module.css';
import * as headerStyles from '#app/layout/header.module.css';
import * as styles from './unread-messages.module.css';

/** A larger number would cover the icon. */
const MAX_SHOWN = 99;

/**
 * The number of unread private messages: beside their link if there is room, else at the account button, whose menu has the link.
 */
export function UnreadMessages({ isDesktop }: { readonly isDesktop: boolean }) {
  // Its place stays empty until its texts are there: nothing around it waits.
  const { t, i18n, ready: isReady } = useTranslation('notices', { useSuspense: false });
  const unread = useUnreadCount();
  if (!isReady) return null;
  const words = t('messages.unread', { count: unread });
  const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : formatCount(String(unread), i18n.language);
  if (!isDesktop) {
    return (
      <span className={styles.corner} role="status">
        {unread > 0 && (
          <>
            <span className={styles.badge} aria-hidden="true">
              {shown}
            </span>
            <span className={hiddenStyles.hidden}>{words}</span>
          </>
        )}
      </span>
    );
  }
  const label = unread > 0 ? `${t('messages.title')}: ${words}` : t('messages.title');
  return (
    <Link to={paths.privateMessages} className={headerStyles.icon} aria-label={label} title={label}>
      <span className={styles.stack}>
        <Mail size={20} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {shown}
          </span>
        )}
      </span>
    </Link>
  );
}
