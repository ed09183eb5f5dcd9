import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setNickname } from '#contract/rows/set-nickname.ts';
import { api } from '#app/api/api.ts';
import { callOnce } from '#app/api/call-once.ts';
import { errorText } from '#app/api/error-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useCheckedForm } from '#app/ui/use-checked-form.ts';
import { NicknameSchema, type ProfileKey } from './nickname-schema.ts';
import * as styles from './profile.module.css';

/** The name that others see. */
export function NicknameForm({ nickname }: { readonly nickname: string }) {
  const { t } = useTranslation(['profile', 'shell']);
  const dispatch = useAppDispatch();
  const [told, setTold] = useState<{ readonly kind: 'success' | 'error'; readonly text: string }>();
  const { form, field, isBusy } = useCheckedForm({
    defaults: { nickname },
    schemaOf: () => NicknameSchema,
    words: (message) => t(`profile:${message as ProfileKey}`),
    async onRequest(body) {
      setTold(undefined);
      const outcome = await dispatch(callOnce(setNickname, { body }));
      // Also where the answer was lost: the member says which name counts now.
      dispatch(api.util.invalidateTags(['Member']));
      if (outcome.ok) return setTold({ kind: 'success', text: t('profile:saved') });
      const text = errorText(outcome.error);
      setTold({ kind: 'error', text: 'key' in text ? t(`shell:${text.key}`) : text.message });
    },
  });
  return (
    <form {...form} className={styles.part}>
      {told !== undefined && <Notice kind={told.kind}>{told.text}</Notice>}
      <Field {...field('nickname')} label={t('profile:nickname.label')} autoComplete="nickname" />
      <Button type="submit" isBusy={isBusy} disabled={isBusy}>
        {t('profile:save')}
      </Button>
    </form>
  );
}
