import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SessionSummary } from '#contract/entities';
import type { ApiError } from '#app/api/api-error.ts';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { useSignOut } from '#app/features/account/session/index.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useAcknowledgeRealityCheckMutation } from './protection-api.ts';
import { SessionFacts } from './session-facts.tsx';
import { useIsSendingMoney } from './use-is-sending-money.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './page/protection.module.css';

/** Opens when it is due and no money call is running; then it stays open until the player answers. */
export function RealityCheck({ summary }: { readonly summary: SessionSummary }) {
  const isSending = useIsSendingMoney();
  const [isUp, setUp] = useState(false);
  const { reality_check_due: isDue } = summary;
  const isShown = isDue && (isUp || !isSending);
  if (isShown !== isUp) setUp(isShown);
  return isShown ? <Asked summary={summary} /> : null;
}

function Asked({ summary }: { readonly summary: SessionSummary }) {
  const { t } = useTranslation('protection');
  const [acknowledge, { isLoading, isError, error }] = useAcknowledgeRealityCheckMutation();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const answer = async (then?: () => void) => {
    const { data } = await acknowledge();
    if (data !== undefined) then?.();
  };
  return (
    <Dialog title={t('check.title')}>
      <div className={stack.fit3}>
        <p>{t('check.text', { count: summary.reality_check_minutes })}</p>
        <SessionFacts summary={summary} look="list" />
        {isError && <Notice kind="error">{wordsOf(error as ApiError | undefined) ?? t('failed')}</Notice>}
        <div className={styles.actions}>
          <Button look="accent" disabled={isLoading} onClick={() => void answer()}>
            {t('check.goOn')}
          </Button>
          <QuietButton
            disabled={isLoading}
            onClick={() =>
              void answer(() => {
                dispatch(overlayClosed());
                void navigate(paths.protection);
              })
            }
          >
            {t('check.summary')}
          </QuietButton>
          {/* Leaving needs no answer of the server. */}
          <QuietButton onClick={signOut}>{t('check.signOut')}</QuietButton>
        </div>
      </div>
    </Dialog>
  );
}
