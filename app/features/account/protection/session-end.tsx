import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { useSignOut } from '#app/features/account/session/index.ts';
import { useErrorText } from '#app/i18n/use-error-text.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { asClock } from './as-clock.ts';
import { useGetSessionSummaryQuery, useProlongSessionMutation } from './protection-api.ts';
import { useIsSendingMoney } from './use-is-sending-money.ts';
import { useNow } from './use-now.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './page/protection.module.css';

/** The upstream may set the end anew by its own rules. */
const POLL_MS = 20_000;
/** WCAG 2.2.1 asks for 20 seconds at least, and for ten extensions; ours are without number. */
const WARNED_BEFORE_MS = 120_000;

/** Warns before the session ends, if the upstream says when that is, and lets the player stay signed in. */
export function SessionEnd() {
  const token = useAppSelector((state) => state.session.player?.token);
  const { currentData: summary, refetch } = useGetSessionSummaryQuery(undefined, { pollingInterval: POLL_MS });
  // This tab or another has exchanged the tokens.
  const known = useRef(token);
  useEffect(() => {
    if (known.current !== token) void refetch();
    known.current = token;
  }, [token, refetch]);
  if (summary?.ends_at === undefined) return null;
  return <Countdown endsMs={Date.parse(summary.ends_at)} onEnd={refetch} />;
}

function Countdown({ endsMs, onEnd }: { readonly endsMs: number; readonly onEnd: () => unknown }) {
  const leftMs = endsMs - useNow();
  const isSending = useIsSendingMoney();
  const [isUp, setUp] = useState(false);
  const hasEnded = leftMs <= 0;
  // The upstream decides whether it has ended: its refusal signs out.
  useEffect(() => {
    if (hasEnded) void onEnd();
  }, [hasEnded, onEnd]);
  const isShown = leftMs <= WARNED_BEFORE_MS && (isUp || !isSending);
  if (isShown !== isUp) setUp(isShown);
  return isShown ? <Warning seconds={Math.ceil(leftMs / 1_000)} /> : null;
}

function Warning({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('protection');
  const [prolong, { isLoading, error }] = useProlongSessionMutation();
  const errorText = useErrorText();
  const signOut = useSignOut();
  const textId = useId();
  return (
    <Dialog title={t('end.title')}>
      <div className={stack.fit3}>
        {/* Description of the button that gets the focus, so that it is announced with it. */}
        <p id={textId}>{t('end.text')}</p>
        <p>
          {t('end.left')}{' '}
          <strong role="timer" data-testid="session-left">
            {asClock(seconds)}
          </strong>
        </p>
        <div className={styles.actions}>
          <Button look="accent" isBusy={isLoading} aria-describedby={textId} onClick={() => void prolong()}>
            {t('end.stay')}
          </Button>
          <QuietButton onClick={signOut}>{t('check.signOut')}</QuietButton>
        </div>
        {/* After the buttons: a dialog gives the focus to what can take it first. */}
        <Outcome of={error}>
          {error !== undefined && <Notice kind="error">{errorText(error as ApiError)}</Notice>}
        </Outcome>
      </div>
    </Dialog>
  );
}
