import { useEffect, useState } from 'react';
import { lastResort } from '#app/ui/focus/find-next-step.ts';
import { Outcome } from '#app/ui/outcome.tsx';
import { useMayUrge } from './guard/use-may-urge.ts';
import { useGetSessionSummaryQuery } from './protection-api.ts';
import { BreakBanner } from './break-banner.tsx';
import { LimitsReview } from './limits-review.tsx';
import { MarketingPrompt } from './marketing-prompt.tsx';
import { RealityCheck } from './reality-check.tsx';
import { RegisterAnswer } from './register-answer.tsx';
import { TimeUpBanner } from './time-up-banner.tsx';
import { SignInNews } from './sign-in-news.tsx';

/** A reality check appears this late at most. */
const POLL_MS = 20_000;

interface ProtectionFrameProps {
  /** After signing in. */
  readonly isFresh: boolean;
  /** Says to the shell, whose first load knows nothing of protection, that the player must not be urged. */
  readonly onBreak?: (isOn: boolean) => void;
}

/** Protection on every page: the last sign-in, a running break, and the reality check. */
export function ProtectionFrame({ isFresh, onBreak }: ProtectionFrameProps) {
  const { currentData: summary } = useGetSessionSummaryQuery(undefined, { pollingInterval: POLL_MS });
  const [isRead, setRead] = useState(false);
  // Where the focus is after the dialog of the sign-in or the registration has closed.
  const [place] = useState(() => ({
    get current() {
      return lastResort();
    },
  }));
  // A region that comes together with its text is not announced, and the summary may be there already.
  const [isThere, setIsThere] = useState(false);
  useEffect(() => queueMicrotask(() => setIsThere(true)), []);
  const news = isThere ? summary : undefined;
  // A break that was begun elsewhere ends what is asked here.
  const isOnBreak = useMayUrge() === false;
  useEffect(() => {
    onBreak?.(isOnBreak);
    return () => onBreak?.(false);
  }, [isOnBreak, onBreak]);
  return (
    <>
      {isFresh && !isRead && (
        <Outcome of={news && 'signed in'} after={place}>
          {news && <SignInNews lastSignIn={news.last_sign_in} onClose={() => setRead(true)} />}
        </Outcome>
      )}
      <BreakBanner />
      {!isOnBreak && <TimeUpBanner />}
      <RegisterAnswer isFresh={isFresh} />
      {!isOnBreak && <LimitsReview />}
      {!isOnBreak && isFresh && summary?.marketing === null && <MarketingPrompt />}
      {summary !== undefined && <RealityCheck summary={summary} />}
    </>
  );
}
