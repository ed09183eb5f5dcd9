import { SendHorizontal } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { WAITING_MAX } from './chat-queue.ts';
import { said } from './chat-session.ts';
import { selectChat } from './chat-slice.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './chat.module.css';

const TEXT_MAX = 1_000;

/** The input. Enter sends, Shift+Enter starts a line; without a connection the message waits. */
export function ChatComposer() {
  const { t } = useTranslation('chat');
  const dispatch = useAppDispatch();
  const isFull = useAppSelector((state) => selectChat(state).waiting.length >= WAITING_MAX);
  const [text, setText] = useState('');
  const id = useId();

  function send() {
    const written = text.trim();
    if (written === '' || isFull) return;
    dispatch(said(written));
    setText('');
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form className={stack.gap2} onSubmit={onSubmit}>
      <label htmlFor={id}>{t('message')}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={TEXT_MAX}
        className={styles.input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-disable-next-line react/button-has-type -- Button passes it on */}
      <SubmitButton disabled={isFull || text.trim() === ''}>
        <SendHorizontal size={18} aria-hidden="true" />
        {t('send')}
      </SubmitButton>
      {isFull && <p role="status">{t('full')}</p>}
    </form>
  );
}
