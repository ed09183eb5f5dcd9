import { useTranslation } from 'react-i18next';
import { EVERY_MINUTE } from '#app/api/every-minute.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { timeUpOf } from './guard/guard.ts';
import { StopText } from './guard/guard-note.tsx';
import { ToProtection } from './guard/to-protection.tsx';
import { useGetPlayerLimitsQuery } from './protection-api.ts';
import * as styles from './page/protection.module.css';

/** A time limit that is used up: what is blocked, and what still works. */
export function TimeUpBanner() {
  const { t } = useTranslation('protection');
  const dispatch = useAppDispatch();
  const { currentData } = useGetPlayerLimitsQuery();
  // Only time passes without a call.
  const hasTimeLimit = currentData?.limits.some(({ kind, value }) => kind === 'session' && value !== null) ?? false;
  useGetPlayerLimitsQuery(undefined, hasTimeLimit ? EVERY_MINUTE : {});
  const stop = timeUpOf(currentData?.limits ?? []);
  if (stop === undefined) return null;
  return (
    <div data-testid="time-up">
      <Notice
        kind="warning"
        action={
          <div className={styles.actions}>
            <ToProtection>{t('toLimits')}</ToProtection>
            <QuietButton onClick={() => dispatch(overlayOpened({ kind: 'wallet', type: 'withdraw' }))}>
              {t('withdraw')}
            </QuietButton>
          </div>
        }
      >
        <strong>
          <StopText stop={stop} currency="" />
        </strong>
        <p>{t('stillWorks')}</p>
      </Notice>
    </div>
  );
}
