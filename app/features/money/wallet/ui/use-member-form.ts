import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';
import { isOutcomeUnknown } from '#app/api/api-error.ts';
import { api } from '#app/api/api.ts';
import type { callOnce } from '#app/api/call-once.ts';
import type { WalletKey } from '#app/features/money/wallet/wallet-key.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { moneyFormError, unconfirmed } from './money-form-error.ts';
import { type FormNotice, useFormNotice } from './use-form-notice.ts';

interface MemberFormOptions<Values extends FieldValues, Request> {
  readonly defaults: DefaultValues<Values>;
  readonly schemaOf: (values: Values) => v.GenericSchema<unknown, Request>;
  readonly call: (request: Request) => ReturnType<typeof callOnce>;
  readonly onDone: (() => void) | undefined;
}

/** A form that sets something of the account which payments need; why it was refused stands above it. */
export function useMemberForm<Values extends FieldValues, Request>(options: MemberFormOptions<Values, Request>) {
  const { defaults, schemaOf, call, onDone } = options;
  const { t } = useTranslation('wallet');
  const dispatch = useAppDispatch();
  const noticeOf = useFormNotice();
  const [notice, setNotice] = useState<FormNotice>();
  const { form, field, isBusy } = useCheckedForm<Values, Request>({
    defaults,
    schemaOf,
    words: (message) => t(message as WalletKey),
    async onRequest(request) {
      setNotice(undefined);
      const outcome = await dispatch(call(request));
      // Also after a lost answer: the account then shows what counts.
      dispatch(api.util.invalidateTags(['Member']));
      if (outcome.ok) return onDone?.();
      const { error } = outcome;
      setNotice(
        isOutcomeUnknown(error) ? unconfirmed('refused.unconfirmed', error) : moneyFormError(error, 'withdraw'),
      );
    },
  });
  return { form: { ...form, notice: noticeOf(notice) }, field, isBusy };
}
