import { useEffect, useState, type FormEvent } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';
import { useCheckedForm } from '#app/ui/use-checked-form.ts';
import type { SessionKey } from './session-key.ts';
import type { Told } from './told.ts';
import { useToldWords } from './use-told-words.ts';

interface CredentialFormOptions<Values extends FieldValues, Request> {
  readonly defaults: DefaultValues<Values>;
  readonly schemaOf: (values: Values) => v.GenericSchema<unknown, Request>;
  /** Sends; what it returns is told, and what was typed stays. */
  readonly onRequest: (request: Request) => Promise<Told | undefined>;
}

/**
 * A checked form in the words of this feature: focused when it opens, the refusals of the server told at the field that they are
 * about, or above the form.
 */
export function useCredentialForm<Values extends FieldValues, Request>({
  defaults,
  schemaOf,
  onRequest,
}: CredentialFormOptions<Values, Request>) {
  const { t } = useTranslation('session');
  const wordsOf = useToldWords();
  const [notice, setNotice] = useState<string>();
  const checked = useCheckedForm<Values, Request>({
    defaults,
    schemaOf,
    words: (key) => t(key as SessionKey),
    async onRequest(request) {
      const told = await onRequest(request);
      if (told !== undefined) tell(told);
    },
  });
  const { ref } = checked.form;

  useEffect(() => {
    // A phone's keyboard would cover the form before it has been seen.
    const isKeyboardAtHand = matchMedia('(pointer: fine)').matches;
    const first = isKeyboardAtHand ? ref.current?.querySelector<HTMLElement>('input:not([hidden])') : undefined;
    (first ?? ref.current)?.focus();
  }, [ref]);

  function tell({ at, text }: Told) {
    const words = wordsOf(text);
    if (at === undefined) setNotice(words);
    else checked.tell(at as Path<Values>, words);
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
    notice,
    tell,
    /** Another way was chosen: what was told of the former one no longer counts. */
    clear() {
      checked.clear();
      setNotice(undefined);
    },
  };
}
