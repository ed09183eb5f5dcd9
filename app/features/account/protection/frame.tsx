import { useGetSessionSummaryQuery } from './protection-api.ts';
import { BreakBanner } from './break-banner.tsx';
import { RealityCheck } from './reality-check.tsx';
import { SignInNews } from './sign-in-news.tsx';

/** A reality check appears this late at most. */
const POLL_MS = 20_000;

/** Protection on every page: the last sign-in, a running break, and the reality check. */
export function ProtectionFrame({ isFresh }: { readonly isFresh: boolean }) {
  const { currentData: summary } = useGetSessionSummaryQuery(undefined, { pollingInterval: POLL_MS });
  return (
    <>
      {isFresh && summary !== undefined && <SignInNews lastSignIn={summary.last_sign_in} />}
      <BreakBanner />
      {summary !== undefined && <RealityCheck summary={summary} />}
    </>
  );
}
