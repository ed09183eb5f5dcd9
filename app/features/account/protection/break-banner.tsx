import { useTranslation } from 'react-i18next';
import { EVERY_MINUTE } from '#app/api/every-minute.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { runningBreak } from './guard/guard.ts';
import { StopText } from './guard/guard-note.tsx';
import { useGetExclusionQuery } from './protection-api.ts';
import { useNow } from './use-now.ts';

/** A running time-out or self-exclusion: what is blocked, until when, and what still works. */
export function BreakBanner() {
  const { t } = useTranslation('protection');
  const dispatch = useAppDispatch();
  // It may have begun on another device.
  const { currentData } = useGetExclusionQuery(undefined, { ...EVERY_MINUTE, refetchOnFocus: true });
  const now = useNow();
  const running = runningBreak(currentData, now);
  if (running === undefined) return null;
  return (
    <div data-testid="break">
      <Notice
        kind="warning"
        action={
          <QuietButton onClick={() => dispatch(overlayOpened({ kind: 'wallet', type: 'withdraw' }))}>
            {t('withdraw')}
          </QuietButton>
        }
      >
        <strong>
          <StopText stop={running} currency="" />
        </strong>
        <p>{t('stillWorks')}</p>
      </Notice>
    </div>
  );
}
