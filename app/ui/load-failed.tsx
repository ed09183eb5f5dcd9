import { unreadText, type Failure } from '#app/api/refusals/beside.ts';
import { Notice } from './notice.tsx';
import { RetryButton } from './retry-button.tsx';

interface LoadFailedProps {
  /** What the player reads if nothing is shown; the server's own words replace it. */
  readonly text?: string;
  /** What the player reads if older content, or a part of it, is still shown; it follows the server's own words. */
  readonly beside?: string | false | undefined;
  readonly error: Failure;
  readonly onRetry: () => unknown;
}

/** What could not be loaded, and a button to try again. */
export function LoadFailed({ text = '', beside, error, onRetry }: LoadFailedProps) {
  return (
    <Notice kind="error" action={<RetryButton onRetry={onRetry} />}>
      {beside ? unreadText(error, beside, true) : unreadText(error, text)}
    </Notice>
  );
}
