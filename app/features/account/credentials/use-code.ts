import { useState } from 'react';
import type { ApiError } from '#app/api/api-error.ts';
import { useCountdown } from '#app/ui/use-countdown.ts';
import { dialOf } from '#app/ui/phone/dial-codes.ts';
import type { Contact } from './contact.ts';
import { useSendCodeMutation, type CodePurpose } from './code-api.ts';
import { formErrorOf, type FormError } from './form-error.ts';

const SECONDS_PER_MINUTE = 60;

/**
 * A requested code: who gets it, how long it is valid, and when another may be requested. `address` is the form's current value:
 * the wait applies to the address that got a code, not to another one.
 */
export function useCode(purpose: CodePurpose, address: string) {
  const [sendCode, { isLoading }] = useSendCodeMutation();
  const { seconds, start } = useCountdown();
  const [askedFor, setAskedFor] = useState<string>();
  const [sent, setSent] = useState<{ readonly to: string; readonly minutes: number }>();

  async function send(contact: Contact): Promise<FormError | undefined> {
    setSent(undefined);
    const answer = await sendCode({ purpose, contact });
    if (answer.data !== undefined) {
      const { expires_in: expiresIn, resend_in: resendIn } = answer.data;
      setSent({ to: shownAs(contact), minutes: Math.floor(expiresIn / SECONDS_PER_MINUTE) });
      setAskedFor(address);
      start(resendIn);
      return undefined;
    }
    const error = answer.error as ApiError;
    const wait = error.kind === 'refused' ? error.detail?.['resend_in'] : undefined;
    if (error.kind !== 'refused' || error.reason !== 'tooManyRequests' || typeof wait !== 'number')
      return formErrorOf(error, 'send', contact.kind);
    // A code is on its way already; the page only says when the next may be requested.
    setAskedFor(address);
    start(wait);
    return undefined;
  }

  const isSame = address === askedFor;
  const wait = isSame ? seconds : 0;
  return { send, sent: isSame ? sent : undefined, seconds: wait, isSendable: wait === 0 && !isLoading };
}

function shownAs(contact: Contact): string {
  return contact.kind === 'email' ? contact.email : `+${dialOf(contact.country).code} ${contact.national}`;
}
