import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '#contract/entities';
import { DAY_AND_TIME, formatTime } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { selectChat, sendingRetried } from './chat-slice.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './chat.module.css';

/** Messages, sent and waiting. Everything is rendered as text, never as HTML. */
export function ChatLog() {
  const { t } = useTranslation('chat');
  const { messages, earlier, waiting, status } = useAppSelector(selectChat);
  const dispatch = useAppDispatch();
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length + earlier.length + waiting.length;
  useEffect(() => {
    const shown = log.current;
    if (count > 0 && shown !== null) shown.scrollTop = shown.scrollHeight;
  }, [count]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div ref={log} className={styles.log} role="log" aria-label={t('log')} tabIndex={0}>
      {count === 0 && status === 'connecting' && <Skeleton rows={3} label={t('status.connecting')} />}
      {count === 0 && status !== 'connecting' && <p className={styles.empty}>{t('empty')}</p>}
      {earlier.length > 0 && <p className={styles.divider}>{t('earlier')}</p>}
      {earlier.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {earlier.length > 0 && <hr className={styles.rule} />}
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {waiting.map(({ ref, text, isFailed = false }) => (
        <div key={ref} className={styles.message} data-from="player" data-waiting>
          <p className={styles.text} dir="auto">
            {text}
          </p>
          <span className={muted.small}>{t(isFailed ? 'failed' : 'waiting')}</span>
          {isFailed && <QuietButton onClick={() => dispatch(sendingRetried(ref))}>{t('retry')}</QuietButton>}
        </div>
      ))}
    </div>
  );
}

function Message({ message: { from, name, text, at } }: { readonly message: ChatMessage }) {
  const { t, i18n } = useTranslation('chat');
  const time = formatTime(at, i18n.language, DAY_AND_TIME);
  return (
    <div className={styles.message} data-from={from}>
      <span className={muted.small}>
        <span>{from === 'player' ? t('you') : name || t('support')}</span>
        {' · '}
        <time dateTime={at}>{time}</time>
      </span>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </div>
  );
}
