import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatContacts } from './chat-contacts.tsx';
import { ChatLog } from './chat-log.tsx';
import { chatRetried, chatStarted } from './chat-session.ts';
import { chatShown, selectChat } from './chat-slice.ts';
import * as styles from './chat.module.css';

/** The live chat: connection state, messages and input. */
export function Chat() {
  const { t } = useTranslation('chat');
  const { status } = useAppSelector(selectChat);
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(chatStarted());
    dispatch(chatShown(true));
    return () => void dispatch(chatShown(false));
  }, [dispatch]);
  return (
    <div className={styles.chat}>
      <div className={styles.status} data-status={status}>
        <span className={styles.dot} aria-hidden="true" />
        <span role="status">{t(`status.${status}`)}</span>
        {status === 'disconnected' && (
          <QuietButton onClick={() => dispatch(chatRetried())}>{t('reconnect')}</QuietButton>
        )}
      </div>
      <ChatLog />
      <ChatComposer />
      <ChatContacts />
    </div>
  );
}
