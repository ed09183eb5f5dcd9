import { useTranslation } from 'react-i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { ToProtection } from './guard/to-protection.tsx';
import { useGetPlayerLimitsQuery, useSetPlayerLimitMutation } from './protection-api.ts';
import * as styles from './page/protection.module.css';

/** From time to time: whether the limits still fit, or whether there should be one. It stays until the player has answered. */
export function LimitsReview() {
  const { t } = useTranslation('protection');
  const { currentData } = useGetPlayerLimitsQuery();
  const [set, { isLoading, isError, error }] = useSetPlayerLimitMutation();
  if (currentData?.review?.is_due !== true) return null;
  const hasLimits = currentData.limits.some(({ value }) => value !== null);
  return (
    <Notice
      kind="info"
      action={
        <div className={styles.actions}>
          <ToProtection>{t('toLimits')}</ToProtection>
          <QuietButton disabled={isLoading} onClick={() => void set({ kind: 'review' })}>
            {t(hasLimits ? 'review.keep' : 'review.keepNone')}
          </QuietButton>
        </div>
      }
    >
      <p data-testid="limits-review">{t(hasLimits ? 'review.due' : 'review.none')}</p>
      <Outcome of={isError ? 'failed' : undefined}>
        {isError && <p>{wordsOf(error as ApiError | undefined) ?? t('failed')}</p>}
      </Outcome>
    </Notice>
  );
}
