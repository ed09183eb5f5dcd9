import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setNickname } from '#contract/rows/account/set-nickname';
import { api } from '#app/api/api.ts';
import { type ApiError, isOutcomeUnknown } from '#app/api/api-error.ts';
import { callOnce } from '#app/api/call-once.ts';
import { beside, wordsOf } from '#app/api/refusals/beside.ts';
import { useErrorText } from '#app/i18n/use-error-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { Field } from '#app/ui/field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { NicknameSchema, type ProfileKey } from './nickname-schema.ts';
import * as styles from './setting-row.module.css';

interface NicknameFormProps {
  readonly nickname: string;
  readonly onDone: () => void;
}

interface Refusal {
  readonly key: ProfileKey;
  /** What the server said. */
  readonly said: string | undefined;
}

/** The name that other players see. */
export function NicknameForm({ nickname, onDone }: NicknameFormProps) {
  const { t } = useTranslation(['profile', 'session']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState<ApiError>();
  const { form, field, showError, isBusy } = useCheckedForm({
    defaults: { nickname },
    schemaOf: () => NicknameSchema,
    words: (message) => t(`profile:${message as ProfileKey}`),
    refusal: ({ key, said }: Refusal) => beside(said, t(`profile:${key}`), key),
    async onRequest(body): Promise<void> {
      setProblem(undefined);
      const outcome = await dispatch(callOnce(setNickname, { body }));
      // Also after a lost answer: the account then shows which name counts.
      dispatch(api.util.invalidateTags(['Member']));
      if (outcome.ok) return onDone();
      const { error } = outcome;
      const refuse = (key: ProfileKey) => showError('nickname', { key, said: wordsOf(error) });
      if (error.kind === 'refused' && error.reason === 'accountTaken') return refuse('nickname.taken');
      if (error.kind === 'refused' && error.detail?.field === 'nickname') return refuse('nickname.characters');
      setProblem(error);
    },
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <CheckedForm
      {...form}
      className={styles.form}
      notice={
        problem &&
        (isOutcomeUnknown(problem)
          ? beside(wordsOf(problem), t('session:bind.unconfirmed'), 'bind.unconfirmed')
          : errorText(problem))
      }
    >
      <Field {...field('nickname')} label={t('profile:nickname.label')} autoComplete="nickname" maxLength={60} />
      <SubmitButton isBusy={isBusy}>{t('profile:save')}</SubmitButton>
    </CheckedForm>
  );
}
