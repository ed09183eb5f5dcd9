import { useTranslation } from 'react-i18next';
import { PrivateMessages, useUnreadCount } from '#app/features/around/notices/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';

export function PrivateMessagesRoute() {
  const { t } = useTranslation('notices');
  const unread = useUnreadCount();
  return (
    <PlayerOnly>
      <PageTitle text={t('messages.title')} />
      <PrivateMessages unread={unread} />
    </PlayerOnly>
  );
}
