import { useState } from 'react';
import type { ApiError } from '#app/api/api-error.ts';
import { serverClock } from '#app/api/server-clock.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { useCountdown } from '#app/ui/use-countdown.ts';
import { dialOf } from '#app/ui/phone/dial-codes.ts';
import type { Contact } from './contact.ts';
import { useSendCodeMutation, type CodePurpose } from './code-api.ts';
import { codeAsked, codeForgotten, codeKey, injectedCodes, type AskedCode } from './codes-slice.ts';
import { formErrorOf, type FormError } from './form-error.ts';

const SECONDS_PER_MINUTE = 60;
const SECOND_MS = 1_000;

/**
 * A requested code: who gets it, how long it is valid, and when another may be requested. `address` is the form's current value:
 * the wait applies to the address that got a code, not to another one.
 */
export function useCode(purpose: CodePurpose, address: string) {
  const dispatch = useAppDispatch();
  const [sendCode, { isLoading }] = useSendCodeMutation();
  const [openedMs] = useState(() => serverClock.transportTime());
  const key = codeKey(purpose, address);
  const asked = useAppSelector((state) => injectedCodes.selectSlice(state)[key]);
  const seconds = useCountdown(asked?.nextMs ?? 0);

  async function send(contact: Contact): Promise<FormError | undefined> {
    dispatch(codeForgotten(key));
    const answer = await sendCode({ purpose, contact });
    const nowMs = serverClock.transportTime();
    const keep = (waitSeconds: number, sent: Pick<AskedCode, 'sent'>) =>
      dispatch(codeAsked({ key, code: { nextMs: nowMs + waitSeconds * SECOND_MS, ...sent }, nowMs }));
    if (answer.data !== undefined) {
      const { expires_in: expiresIn, resend_in: resendIn } = answer.data;
      const minutes = Math.floor(expiresIn / SECONDS_PER_MINUTE);
      keep(resendIn, { sent: { to: shownAs(contact), minutes, untilMs: nowMs + expiresIn * SECOND_MS } });
      return undefined;
    }
    const error = answer.error as ApiError;
    const wait = error.kind === 'refused' ? error.detail?.['resend_in'] : undefined;
    if (error.kind !== 'refused' || error.reason !== 'tooManyRequests' || typeof wait !== 'number')
      return formErrorOf(error, 'send', contact.kind);
    // A code is on its way already; the page only says when the next may be requested.
    keep(wait, {});
    return undefined;
  }

  const { sent } = asked ?? {};
  return {
    send,
    sent: sent !== undefined && sent.untilMs > openedMs ? sent : undefined,
    seconds,
    isSendable: seconds === 0 && !isLoading,
  };
}

function shownAs(contact: Contact): string {
  return contact.kind === 'email' ? contact.email : `+${dialOf(contact.country).code} ${contact.national}`;
}
