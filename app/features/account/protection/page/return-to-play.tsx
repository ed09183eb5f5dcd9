import { useTranslation } from 'react-i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { useReturnToPlayMutation } from '#app/features/account/protection/protection-api.ts';
import { useLimitText } from '#app/features/account/protection/use-limit-text.ts';
import * as styles from './protection.module.css';

/** The active step after the term of a self-exclusion, which ends a day later. */
export function ReturnToPlay({ mayReturn }: { readonly mayReturn: boolean }) {
  const { t } = useTranslation('protection');
  const { moment } = useLimitText('');
  const [ask, { isLoading, isError, error, data }] = useReturnToPlayMutation();
  const from = data?.return_from;
  return (
    <>
      {mayReturn && (
        <div className={styles.actions}>
          <QuietButton isBusy={isLoading} onClick={() => void ask()}>
            {t('break.return')}
          </QuietButton>
        </div>
      )}
      <Outcome of={isError ? 'failed' : from}>
        {isError && <Notice kind="error">{wordsOf(error as ApiError | undefined) ?? t('failed')}</Notice>}
        {from !== undefined && <Notice kind="success">{t('break.returns', { time: moment(from) })}</Notice>}
      </Outcome>
    </>
  );
}
