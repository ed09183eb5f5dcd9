import { useTranslation } from 'react-i18next';
import { QuietButton } from '#app/ui/button.tsx';
import { ChangeOutcome } from '#app/features/account/protection/change-outcome.tsx';
import { useReturnToPlayMutation } from '#app/features/account/protection/protection-api.ts';
import { useLimitText } from '#app/features/account/protection/use-limit-text.ts';
import * as styles from './protection.module.css';

/** The active step after the term of a self-exclusion, which ends a day later. */
export function ReturnToPlay({ mayReturn }: { readonly mayReturn: boolean }) {
  const { t } = useTranslation('protection');
  const { moment } = useLimitText('');
  const [ask, asking] = useReturnToPlayMutation();
  const from = asking.data?.return_from;
  return (
    <>
      {mayReturn && (
        <div className={styles.actions}>
          <QuietButton isBusy={asking.isLoading} onClick={() => void ask()}>
            {t('break.return')}
          </QuietButton>
        </div>
      )}
      <ChangeOutcome of={asking} done={from && t('break.returns', { time: moment(from) })} />
    </>
  );
}
