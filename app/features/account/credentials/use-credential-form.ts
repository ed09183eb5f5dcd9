import { useEffect, useState, type FormEvent } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';
import { formatRound } from '#app/i18n/format.ts';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import type { SessionKey } from './session-key.ts';
import type { FormError } from './form-error.ts';
import { useFormErrorText } from './use-form-error-text.ts';

interface CredentialFormOptions<Values extends FieldValues, Request> {
  readonly defaults: DefaultValues<Values>;
  readonly schemaOf: (values: Values) => v.GenericSchema<unknown, Request>;
  /** Sends the request; a returned form error is shown, and what was typed stays. */
  readonly onRequest: (request: Request) => Promise<FormError | undefined>;
}

/**
 * A checked form with this feature's texts: it takes the focus when it opens, and shows the server's refusals at their field or
 * above the form.
 */
export function useCredentialForm<Values extends FieldValues, Request>({
  defaults,
  schemaOf,
  onRequest,
}: CredentialFormOptions<Values, Request>) {
  const { t, i18n } = useTranslation('session');
  const wordsOf = useFormErrorText();
  const [notice, setNotice] = useState<FormError['text']>();
  const checked = useCheckedForm<Values, Request, FormError['text']>({
    defaults,
    schemaOf,
    words: (message) => {
      const [key, max] = message.split(' ');
      return t(key as SessionKey, max === undefined ? {} : { max: formatRound(max, i18n.language) });
    },
    refusal: wordsOf,
    async onRequest(request) {
      const formError = await onRequest(request);
      if (formError !== undefined) showError(formError);
    },
  });
  const { ref } = checked.form;

  useEffect(() => {
    // A phone's keyboard would cover the form before the player has seen it.
    const isKeyboardAtHand = matchMedia('(pointer: fine)').matches;
    const first = isKeyboardAtHand ? ref.current?.querySelector<HTMLElement>('input:not([hidden])') : undefined;
    // A form taller than its dialog would be scrolled to its end.
    if (first === undefined || first === null) ref.current?.focus({ preventScroll: true });
    else first.focus();
  }, [ref]);

  function showError({ at, text }: FormError) {
    if (at === undefined) setNotice(text);
    else checked.showError(at as Path<Values>, text);
  }

  return {
    ...checked,
    form: {
      ...checked.form,
      onSubmit(event: FormEvent) {
        setNotice(undefined);
        return checked.form.onSubmit(event);
      },
    },
    notice: notice && wordsOf(notice),
    showError,
    /** The player chose another contact: errors of the former one are cleared. */
    clear() {
      checked.clear();
      setNotice(undefined);
    },
  };
}
