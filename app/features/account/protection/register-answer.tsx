import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MONEY_RULES } from '#contract/brand';
import { LACKS_ROW, type ApiError } from '#app/api/api-error.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { StopText } from './guard/guard-note.tsx';
import { useAskExclusionRegisterMutation, useGetExclusionQuery } from './protection-api.ts';

/**
 * Has the national register asked after registration and each sign-in. If it does not answer, the player reads what waits for it and what
 * does not, and can have it asked again; the upstream lets no money in before.
 */
export function RegisterAnswer({ isFresh }: { readonly isFresh: boolean }) {
  const { t } = useTranslation('protection');
  const { profile } = useBrand();
  const { exclusionRegister } = MONEY_RULES[profile];
  const { currentData } = useGetExclusionQuery();
  const [ask, { isLoading, error }] = useAskExclusionRegisterMutation();
  useEffect(() => {
    if (isFresh && exclusionRegister !== undefined) void ask({ isAgain: false });
  }, [isFresh, exclusionRegister, ask]);
  const awaited = currentData?.unanswered ?? (hasFailed(error as ApiError | undefined) ? exclusionRegister : undefined);
  if (awaited === undefined) return null;
  return (
    <Notice
      kind="warning"
      action={
        <QuietButton isBusy={isLoading} onClick={() => void ask({ isAgain: true })}>
          {t('askAgain')}
        </QuietButton>
      }
    >
      <p data-testid="register-unanswered">
        <StopText stop={{ is: 'unanswered', register: awaited }} currency="" />
      </p>
      <p>{t('stillWorks')}</p>
    </Notice>
  );
}

/** An upstream without the call asks the register when it signs the player in. */
const hasFailed = (error: ApiError | undefined) =>
  error !== undefined && !('status' in error && LACKS_ROW.has(error.status));
