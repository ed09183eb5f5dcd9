import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_KIND } from '#contract/entities/verification.ts';
import { sendEmailCode } from '#contract/rows/send-email-code.ts';
import type { ApiError } from '#app/api/api-error.ts';
import { callOnce } from '#app/api/call-once.ts';
import { errorText } from '#app/api/error-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { useCountdown } from '#app/ui/use-countdown.ts';

const SECONDS_PER_MINUTE = 60;

/** The words for a call that failed; a wrong code is told by what is left of it. */
export function useFailure() {
  const { t } = useTranslation(['session', 'shell']);
  return (error: ApiError): { readonly isCode: boolean; readonly text: string } => {
    if (error.kind === 'refused' && error.reason === 'wrongCode') {
      const { expired, remaining } = error.detail ?? {};
      if (expired === true) return { isCode: true, text: t('session:code.expired') };
      if (typeof remaining !== 'number') return { isCode: true, text: t('session:code.none') };
      return {
        isCode: true,
        text: remaining > 0 ? t('session:code.wrong', { count: remaining }) : t('session:code.usedUp'),
      };
    }
    const text = errorText(error);
    return { isCode: false, text: 'key' in text ? t(`shell:${text.key}`) : text.message };
  };
}

/** A code to an e-mail: sends it, says where it went, and when the next may be asked for. */
export function useEmailCode(purpose: 'bind' | 'changePassword') {
  const { t } = useTranslation('session');
  const dispatch = useAppDispatch();
  const failure = useFailure();
  const { seconds, start } = useCountdown();
  const [isSending, setSending] = useState(false);
  const [hint, setHint] = useState<string>();

  /** The words for what went wrong, if anything did. */
  async function send(email: string): Promise<string | undefined> {
    setSending(true);
    const outcome = await dispatch(callOnce(sendEmailCode, { query: { email, kind: `${CODE_KIND[purpose]}` } }));
    setSending(false);
    if (!outcome.ok) {
      const wait = outcome.error.kind === 'refused' ? outcome.error.detail?.['resend_in'] : undefined;
      if (typeof wait === 'number') start(wait);
      return failure(outcome.error).text;
    }
    setHint(t('code.sent', { to: email, minutes: Math.floor(outcome.data.expires_in / SECONDS_PER_MINUTE) }));
    start(outcome.data.resend_in);
    return undefined;
  }

  const again = hint === undefined ? t('code.send') : t('code.again');
  return {
    send,
    input: {
      label: t('code.label'),
      hint,
      isSendable: seconds === 0 && !isSending,
      sendLabel: seconds > 0 ? t('code.wait', { seconds }) : again,
    },
  };
}
